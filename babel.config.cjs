/**
 * That this file is here keeps Gatsby's presets away from sources with queries: of these Babel only takes the queries out, and swc compiles
 * them like all others. See docs/decisions/0017-scripts-by-swc.md.
 */
module.exports = {
  // Gatsby's own pages for develop are JSX in files of this name.
  overrides: [{ test: /\.js$/, parserOpts: { plugins: ["jsx"] } }],
}
