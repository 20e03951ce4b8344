/**
 * That this file is here keeps Gatsby's presets away from sources with queries: of these Babel only takes the queries out, and swc compiles
 * them like all others. See docs/decisions/0017-scripts-by-swc.md.
 */
const { PATCHES_OFF = "" } = process.env

module.exports = {
  // Where the patch swc is off, Babel compiles all sources.
  presets: /\b(swc|time)\b/.test(PATCHES_OFF)
    ? [["babel-preset-gatsby", { reactRuntime: "automatic" }]]
    : [],
  // Gatsby's own pages for develop are JSX in files of this name.
  overrides: [{ test: /\.js$/, parserOpts: { plugins: ["jsx"] } }],
}
