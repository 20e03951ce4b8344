import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import webpack from "webpack"
import { ForgetFolder } from "./forget-folder"

jest.setTimeout(60_000)

/**
 * Bundles a page with a content file in its name in a temporary folder. Returns the emitted files
 * by name.
 */
async function bundle(withPlugin: boolean): Promise<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), "forget-folder-"))
  const request = JSON.stringify(`./page.js?__contentFilePath=${folder}/a.mdx`)
  const chunk = '/* webpackChunkName: "component---page-content-file-path-a-mdx" */'
  writeFileSync(join(folder, "index.js"), `import(${chunk} ${request})`)
  writeFileSync(join(folder, "page.js"), "export default document.title")
  const output = { path: join(folder, "out"), filename: "[name]-[contenthash].js" }
  const plugins = withPlugin ? [new ForgetFolder(folder)] : []
  const compiler = webpack({
    ...{ mode: "production", context: folder, entry: "./index.js", devtool: "source-map" },
    // The minifier's short names in the runtime depend on hashes that are not final; see
    // `minifyRuntime` in src/gatsby/patches/swc.
    ...{ output, plugins, optimization: { minimize: false } },
  })
  await new Promise<void>((resolve, reject) => {
    compiler.run(error => (error ? reject(error) : resolve()))
  })
  const files = readdirSync(output.path).map(file => [
    file,
    readFileSync(join(output.path, file), "utf8"),
  ])
  rmSync(folder, { recursive: true })
  return Object.fromEntries(files)
}

test("makes the same scripts and source maps in any folder", async () => {
  const files = await bundle(true)
  expect(Object.keys(files)).toHaveLength(4)
  expect(await bundle(true)).toEqual(files)
  expect(JSON.stringify(files)).not.toContain(tmpdir())
})

test("makes different files without the plugin", async () => {
  expect(await bundle(false)).not.toEqual(await bundle(false))
})
