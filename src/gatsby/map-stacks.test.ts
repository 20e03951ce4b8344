import { spawnSync } from "node:child_process"
import { join, resolve } from "node:path"
import { buildSync } from "esbuild"
import { temporaryFolder } from "../../tests/unit/temporary-project"

const start = `import { mapStacks } from ${JSON.stringify(resolve("src/gatsby/map-stacks"))}
import { read } from "./read"
mapStacks(__dirname)
Promise.resolve("a").then(read).catch(error => console.log(error.stack))
`

/** Runs a bundle in a process of its own, and returns the stack of what it throws. */
function stackOf(read: string, sourcemap: "external" | false) {
  const folder = temporaryFolder({ "src/start.ts": start, "src/read.ts": read })
  const outfile = join(folder, "out/index.cjs")
  const entryPoints = [join(folder, "src/start.ts")]
  buildSync({ entryPoints, outfile, bundle: true, platform: "node", sourcemap })
  const { stdout, stderr } = spawnSync(process.execPath, [outfile], { encoding: "utf8" })
  return { folder, lines: (stdout || stderr).split("\n") }
}

const throwing = `interface Left { out: string }

export function read(file: string): Left {
  throw new TypeError(\`no \${file}\`)
}
`

test("a stack of bundled code names files and lines of src", () => {
  const { folder, lines } = stackOf(throwing, "external")
  expect(lines.slice(0, 2)).toEqual(["TypeError: no a", `    at read (${folder}/src/read.ts:4:9)`])
})

test("without a map it names the bundle", () => {
  const { folder, lines } = stackOf(throwing, false)
  expect(lines.slice(0, 2)).toEqual([
    "TypeError: no a",
    expect.stringMatching(`read \\(${folder}/out/index.cjs:`),
  ])
})
