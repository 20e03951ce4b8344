/**
 * Loaded by every process of a build: gatsby-config.ts and gatsby-node.ts, and those of the project's own plugins, are compiled by
 * esbuild. Gatsby starts a worker with Parcel for that, which takes seconds of each build though nothing has changed. Parcel's place is
 * taken before Gatsby loads it. See docs/decisions/0084-what-gatsby-reads-in-each-build.md.
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

/** Compiles what there is of both, in the project and in each folder of its `plugins`, to where Gatsby looks for it. */
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

/** What became of a file of a plugin, or of the site, which Gatsby calls `default-site-plugin`. Undefined where there is none. */
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
