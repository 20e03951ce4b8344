import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { checkTemplates } from "./check-templates"

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "templates-"))
  cpSync("src/templates", join(root, "src/templates"), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

test("finds a default export in every template of the site", () => {
  expect(checkTemplates(root)).toEqual([])
})

test("names a template without a default export, with what to write", () => {
  const file = join(root, "src/templates/doc/index.tsx")
  writeFileSync(
    file,
    readFileSync(file, "utf8").replace("export default function", "export function"),
  )
  expect(checkTemplates(root)).toEqual([
    {
      file: "src/templates/doc/index.tsx",
      message: "the page component has no default export",
      fix: "write `export default function …` before the component",
    },
  ])
})

test("names a template that does not query by its page's id", () => {
  const file = join(root, "src/templates/standalone-code/index.tsx")
  writeFileSync(file, readFileSync(file, "utf8").replace("($id: String!)", "($key: String!)"))
  expect(checkTemplates(root)).toEqual([
    {
      file: "src/templates/standalone-code/index.tsx",
      message: "the query does not find its page by its id",
      fix: "write `query …($id: String!) {`: a page passes only its id to its template",
    },
  ])
})

test("names a missing template", () => {
  rmSync(join(root, "src/templates/home/index.tsx"))
  expect(checkTemplates(root).map(({ file, message }) => [file, message])).toEqual([
    ["src/templates/home/index.tsx", "the template is missing"],
  ])
})
