import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join, resolve } from "node:path"
import { componentLists, writeComponentLists } from "./component-lists"

const components = resolve("src/content-components")

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "components-"))
})
afterEach(() => rmSync(root, { recursive: true }))

function write(...files: string[]): void {
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), "")
  }
}
const read = (file: string) => readFileSync(join(root, file), "utf8")

test("lists a component when its folder is added, and removes it when the folder is deleted", () => {
  write("card/component.ts", "card/index.tsx", "parts/format.ts")
  writeComponentLists(root)
  expect(read("components.ts")).not.toContain("PriceMap")
  write("price-map/component.ts", "price-map/lazy.tsx")
  writeComponentLists(root)
  expect(read("components.ts")).toContain(
    'export { component as PriceMap } from "./price-map/component"\n',
  )
  expect(read("figures.ts")).toContain('export { PriceMap } from "./price-map/lazy"\n')
  expect(read("index.ts")).toContain('  PriceMap: lazyFigure("PriceMap"),\n')
  rmSync(join(root, "price-map"), { recursive: true })
  writeComponentLists(root)
  expect(read("index.ts")).not.toContain("PriceMap")
})

test.each([
  ["index.tsx", "  Note,\n", false],
  ["lazy.tsx", '  Note: lazyFigure("Note"),\n', true],
  ["still.tsx", '  Note: lazyFigure("Note", true),\n', true],
])("loads a component later or with the page when its view is %s", (view, entry, isLate) => {
  write("note/component.ts", `note/${view}`)
  const lists = componentLists(root)
  expect(lists["index.ts"]).toContain(entry)
  expect(lists["figures.ts"]?.includes("Note")).toBe(isLate)
})

test.each([
  ["its description", ["note/index.tsx"], "note: add component.ts"],
  ["its view", ["note/component.ts"], "note: add one file that exports the function Note"],
  ["one view only", ["note/component.ts", "note/index.tsx", "note/lazy.tsx"], "note: add one file"],
])("reports what to add when a folder lacks %s", (_, files, message) => {
  write(...files)
  expect(() => componentLists(root)).toThrow(message)
})

test("matches the folders, because every npm script except npm test and npm run unit updates the lists", () => {
  for (const [file, text] of Object.entries(componentLists(components)))
    expect(readFileSync(join(components, file), "utf8")).toBe(text)
})
