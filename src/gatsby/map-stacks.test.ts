import { spawnSync } from "node:child_process"
import { writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { buildSync } from "esbuild"
import { temporaryFolder } from "../../tests/helpers/temporary-project"

const start = `import { buildSync } from "esbuild"
import { mapStacks } from ${JSON.stringify(resolve("src/gatsby/map-stacks"))}
import { read } from "./read"
import settings from "./settings.json"

mapStacks(__dirname, () => buildSync({ ...settings, sourcemap: "external" }).outputFiles)
Promise.resolve("a").then(read).catch(error => console.log(error.stack))
`

const read = `interface Left { out: string }

export function read(file: string): Left {
  throw new TypeError(\`no \${file}\`)
}
`

/**
 * Runs a bundle in a separate process, and returns the stack trace of the error that it throws.
 * @param edit text that replaces a source after bundling
 */
function stackOf(edit = read) {
  const folder = temporaryFolder({ "src/start.ts": start, "src/read.ts": read })
  const settings = {
    entryPoints: [join(folder, "src/start.ts")],
    outfile: join(folder, "out/index.cjs"),
    bundle: true,
    platform: "node" as const,
    external: ["esbuild", "source-map-support"].map(name => resolve("node_modules", name)),
    alias: Object.fromEntries(
      ["esbuild", "source-map-support"].map(name => [name, resolve("node_modules", name)]),
    ),
    write: false,
  }
  writeFileSync(join(folder, "src/settings.json"), JSON.stringify(settings))
  buildSync({ ...settings, write: true })
  writeFileSync(join(folder, "src/read.ts"), edit)
  const run = spawnSync(process.execPath, [settings.outfile], { encoding: "utf8" })
  return { folder, lines: (run.stdout || run.stderr).split("\n") }
}

test("maps a stack of bundled code to files and lines of src", () => {
  const { folder, lines } = stackOf()
  expect(lines.slice(0, 2)).toEqual(["TypeError: no a", `    at read (${folder}/src/read.ts:4:9)`])
})

test.each([
  ["have been edited", "export const read = () => {}"],
  ["do not compile any more", "export const"],
])("leaves the bundle in the stack when its sources %s", (_, edit) => {
  const { folder, lines } = stackOf(edit)
  expect(lines.slice(0, 2)).toEqual([
    "TypeError: no a",
    expect.stringMatching(`read \\(${folder}/out/index.cjs:`),
  ])
})
