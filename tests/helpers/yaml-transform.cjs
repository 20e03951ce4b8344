// Lets tests import data files as webpack's yaml-loader does.
const { parse } = require("yaml")

module.exports = { process: text => ({ code: `module.exports = ${JSON.stringify(parse(text))}` }) }
