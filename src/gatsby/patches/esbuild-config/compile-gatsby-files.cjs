/**
 * Lets esbuild instead of Parcel compile gatsby-config.ts and gatsby-node.ts, of the site and of
 * its own plugins; every process of a build loads this file. Parcel takes seconds of each build
 * even if nothing has changed (docs/decisions/0084-what-gatsby-reads-in-each-build.md).
 */
const { existsSync, readdirSync, rmSync } = require("node:fs")
const { join } = require("node:path")

const names = ["gatsby-config", "gatsby-node"]
const replaced = require.resolve("gatsby/dist/utils/parcel/compile-gatsby-files")

const compiledFolder = ".cache/compiled"

require.cache[replaced] = {
  id: replaced,
  filename: replaced,
  loaded: true,
  exports: {
    COMPILED_CACHE_DIR: compiledFolder,
    compileGatsbyFiles,
    findCompiledLocalPluginModule: compiledFile,
    getResolvedFieldsForPlugin: (root, plugin) => ({
      resolvedCompiledGatsbyNode: compiledFile(root, plugin, "gatsby-node"),
    }),
  },
}

/**
 * Compiles the existing ones of both files, in the project and in each folder of its `plugins`, to
 * the folder that Gatsby reads.
 */
async function compileGatsbyFiles(root) {
  const outdir = join(root, compiledFolder)
  rmSync(outdir, { recursive: true, force: true })
  await require("esbuild").build({
    entryPoints: entriesIn(root),
    outbase: root,
    outdir,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "cjs",
    target: "node20",
  })
}

/**
 * Path of the compiled file of a plugin or of the site, which Gatsby calls `default-site-plugin`.
 * Returns undefined if the file does not exist.
 */
function compiledFile(root, plugin, name) {
  const folder = plugin === "default-site-plugin" ? "." : join("plugins", plugin)
  const file = join(root, compiledFolder, folder, `${name}.js`)
  return existsSync(file) ? file : undefined
}

function entriesIn(root) {
  const plugins = join(root, "plugins")
  const folders = existsSync(plugins) ? readdirSync(plugins).map(name => join(plugins, name)) : []
  return [root, ...folders].flatMap(folder =>
    names.map(name => join(folder, `${name}.ts`)).filter(existsSync),
  )
}
