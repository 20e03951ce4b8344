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

test("every template of the site has a default export", () => {
  expect(checkTemplates(root)).toEqual([])
})

test("a template without a default export is named with what to write", () => {
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

test("a template that queries by something else than the id of its page is named", () => {
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

test("a missing template is named", () => {
  rmSync(join(root, "src/templates/home/index.tsx"))
  expect(checkTemplates(root).map(({ file, message }) => [file, message])).toEqual([
    ["src/templates/home/index.tsx", "the template is missing"],
  ])
})
