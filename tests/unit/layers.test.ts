import { spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { resolve } from "node:path"
import { temporaryFolder } from "../helpers/temporary-project"

const program = resolve("node_modules/dependency-cruiser/bin/dependency-cruise.mjs")

/** Violations that dependency-cruiser finds in a small project: the rule's name and the import. */
function broken(config: string, files: Record<string, string>): string[] {
  const folder = temporaryFolder({
    ...files,
    "tsconfig.json": readFileSync("tsconfig.json", "utf8"),
  })
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [program, "--config", resolve(config), "--output-type", "json", ...Object.keys(files)],
    { cwd: folder, encoding: "utf8", maxBuffer: 1e8 },
  )
  if (!stdout) throw new Error(stderr)
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: { rule: { name: string }; from: string; to: string }[] }
  }
  return summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)
}

const layers = ".dependency-cruiser.cjs"
const loads = ".dependency-cruiser.loads.cjs"

test.each([
  ["a value", 'import { page } from "../model/page"\nexport const a = page'],
  ["a type", 'import type { Page } from "../model/page"\nexport type A = Page'],
  ["what it hands on", 'export * from "../model/page"'],
  ["what it loads later", 'export const later = () => import("../model/page")'],
])("reports a folder that imports from a folder below it: %s", (_, text) => {
  expect(
    broken(layers, {
      "src/content/entry.ts": text,
      "src/model/page.ts": "export const page = 1\nexport type Page = number\n",
    }),
  ).toContain("src/content imports nothing below it: src/content/entry.ts -> src/model/page.ts")
})

test("reports a folder of src that is in no layer", () => {
  expect(
    broken(layers, {
      "src/cellar/wine.ts": 'import { red } from "./red"\nexport const wine = red',
      "src/cellar/red.ts": "export const red = 1",
    }),
  ).toContain("a layer for each folder: src/cellar/wine.ts -> src/cellar/red.ts")
})

test("reports cycles between files, including cycles of types", () => {
  const found = broken(layers, {
    "src/options/a.ts": 'import { b } from "./b"\nexport type A = number\nexport const a = b',
    "src/options/b.ts": 'import type { A } from "./a"\nexport const b: A = 1',
  })
  expect(found).toEqual([expect.stringMatching(/^no cycles of files: src\/options\//)])
})

test("reports files of src that import scripts or test helpers or that nothing imports", () => {
  const found = broken(layers, {
    "src/content/dice.ts": 'import { roll } from "../../scripts/roll"\nexport const dice = roll',
    "src/content/entry.ts":
      'import { sample } from "../../tests/helpers/samples"\nexport const e = sample',
    "src/content/alone.ts": "export const alone = 1",
    "scripts/roll.ts": "export const roll = 4",
    "tests/helpers/samples.ts": "export const sample = 1",
  })
  expect(found).toEqual([
    "no orphans: src/content/alone.ts -> src/content/alone.ts",
    "src imports no scripts and no helpers of tests: src/content/dice.ts -> scripts/roll.ts",
    "src imports no scripts and no helpers of tests: src/content/entry.ts -> tests/helpers/samples.ts",
  ])
})

test("reports pages that import a part of a patch that does not render them", () => {
  const found = broken(layers, {
    "src/layouts/document.ts":
      'import { a } from "../gatsby/patches/a/a"\nimport { b } from "../gatsby/patches/a/b.ssr"\nexport const d = a + b',
    "src/gatsby/patches/a/a.ts": "export const a = 1",
    "src/gatsby/patches/a/b.ssr.ts": "export const b = 1",
  })
  expect(found).toEqual([
    "pages import only parts of patches that render them: src/layouts/document.ts -> src/gatsby/patches/a/a.ts",
  ])
})

test("reports build code that readers load through any chain of imports, except types", () => {
  const files = {
    "src/templates/doc/index.tsx": 'import { Doc } from "./view"\nexport default Doc',
    "src/templates/doc/view.tsx": 'import { read } from "../../site/read"\nexport const Doc = read',
    "src/site/read.ts":
      'import { join } from "node:path"\nexport const read = join\nexport type Read = string',
  }
  const found = broken(loads, files)
  expect(found).toContainEqual(
    expect.stringMatching(
      /^readers load nothing of the build: src\/templates\/doc\/index\.tsx -> /,
    ),
  )
  const typed = 'import type { Read } from "../../site/read"\nexport const Doc: Read = ""'
  expect(broken(loads, { ...files, "src/templates/doc/view.tsx": typed })).toEqual([])
})

test("reports page components that the build loads", () => {
  const found = broken(loads, {
    "src/gatsby/index.ts":
      'import { Card } from "../content-components/card"\nexport const card = Card',
    "src/content-components/card/index.tsx": "export const Card = () => null",
  })
  expect(found).toEqual([
    "the build loads nothing that pages draw: src/gatsby/index.ts -> src/content-components/card/index.tsx",
  ])
})
