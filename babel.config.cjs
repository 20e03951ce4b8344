/**
 * That this file is here keeps Gatsby's presets away from sources with queries: of these Babel only takes the queries out, and swc compiles
 * them like all others. See docs/decisions/0017-scripts-by-swc.md.
 */
const { PATCHES_OFF = "" } = process.env
const isSwcOff = /\b(swc|time)\b/.test(PATCHES_OFF)

/** Without the patch `swc`, Babel compiles all sources, as it does on other Gatsby sites. */
const forAllSources = {
  presets: [["babel-preset-gatsby", { reactRuntime: "automatic" }]],
  // Gatsby's preset compiles private fields in this way and knows no private methods.
  plugins: [
    ["@babel/plugin-transform-private-methods", { loose: true }],
    ["@babel/plugin-transform-private-property-in-object", { loose: true }],
  ],
}

module.exports = {
  ...(isSwcOff ? forAllSources : {}),
  // Gatsby's own pages for develop are JSX in files of this name.
  overrides: [{ test: /\.js$/, parserOpts: { plugins: ["jsx"] } }],
}
