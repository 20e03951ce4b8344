const { join } = require("node:path")

/**
 * Folders of src from the ground up. A folder may import, types included, only folders above it in
 * this list.
 */
const layers = [
  "lib",
  "options",
  "styles",
  "content",
  "claims",
  "markdown",
  "browser",
  "search",
  "analytics",
  "components",
  "content-components",
  "model",
  "mcp",
  "page-tools",
  "app",
  "site",
  "drawing",
  "pictures",
  "emit",
  "gatsby",
  "layouts",
  "templates",
  "build",
]

/** Folders of src/gatsby in the same order. */
const gatsbyLayers = [
  "mdx",
  "bundles",
  "patches",
  "develop",
  "nodes",
  "schema",
  "pages",
  "webpack",
  "lifecycle",
  "algolia",
]

const within = (parent, folders) => `^${parent}/(${folders.join("|")})/`

const layerRules = (parent, folders) =>
  folders.slice(0, -1).map((layer, place) => ({
    name: `${parent}/${layer} imports nothing below it`,
    comment: "move what both need into a folder above them, or pass it as an argument",
    from: { path: within(parent, [layer]) },
    to: { path: within(parent, folders.slice(place + 1)) },
  }))

/** Files that Gatsby loads by their paths, so that nothing needs to import them. */
const loadedByPath =
  "\\.d\\.ts$|^src/gatsby/patches/|^src/templates/[^/]+/index\\.tsx$|^gatsby-[a-z]+\\.tsx?$|^content/"

module.exports = {
  forbidden: [
    ...layerRules("src", layers),
    ...layerRules("src/gatsby", gatsbyLayers),
    {
      name: "a layer for each folder",
      comment: "add the folder to the layers in .dependency-cruiser.cjs",
      from: { path: "^src/.+/", pathNot: within("src", layers) },
      to: {},
    },
    {
      name: "src imports no scripts and no helpers of tests",
      comment: "move what both need into src",
      from: { path: "^src/" },
      to: { path: "^(scripts|bench|tests)/" },
    },
    {
      name: "no cycles of files",
      comment: "move what both ends need into a file of its own",
      from: {},
      to: { circular: true },
    },
    {
      name: "no orphans",
      comment: "no file imports this one, and it imports none: delete it",
      from: { orphan: true, pathNot: [loadedByPath, "^src/options/"] },
      to: {},
    },
    {
      name: "pages import only parts of patches that render them",
      comment: "only src/gatsby and src/build know Gatsby's Node side",
      from: { path: "^src/(layouts|templates)/" },
      to: { path: "^src/gatsby/", pathNot: "\\.ssr\\.tsx?$" },
    },
  ].map(rule => ({ severity: "error", ...rule })),
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\.(test|spec)\\." },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: join(__dirname, "tsconfig.json") },
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".mts", ".js", ".json"] },
  },
}
