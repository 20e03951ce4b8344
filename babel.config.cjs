/**
 * Replaces Gatsby's presets, so that Babel only removes the queries from sources that have any, and
 * swc compiles all sources. See docs/decisions/0017-scripts-by-swc.md.
 */
const { PATCHES_OFF = "" } = process.env
const isSwcOff = /\b(swc|time)\b/.test(PATCHES_OFF)

/** Without the patch `swc`, Babel compiles all sources, as it does on other Gatsby sites. */
const forAllSources = {
  presets: [["babel-preset-gatsby", { reactRuntime: "automatic" }]],
  // Gatsby's preset compiles private fields in loose mode and does not support private methods.
  plugins: [
    ["@babel/plugin-transform-private-methods", { loose: true }],
    ["@babel/plugin-transform-private-property-in-object", { loose: true }],
  ],
}

module.exports = {
  ...(isSwcOff ? forAllSources : {}),
  // Gatsby's own pages for develop are .js files that contain JSX.
  overrides: [{ test: /\.js$/, parserOpts: { plugins: ["jsx"] } }],
}
