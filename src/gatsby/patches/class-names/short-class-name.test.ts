import { readFileSync } from "node:fs"
import { join } from "node:path"
import { listFiles } from "../../../site/list-files"
import { shortClassName } from "./short-class-name"

const nameIn = (sheet: string, local: string) =>
  shortClassName({ rootContext: "/site", resourcePath: `/site/${sheet}` }, "", local)

test("gives the classes of a sheet the same suffix, and a class a stable name", () => {
  const [first, second] = [nameIn("src/a.module.css", "bar"), nameIn("src/a.module.css", "box")]
  expect(first).toMatch(/^bar-[0-9a-zA-Z]{2}$/)
  expect(second.slice(-2)).toBe(first.slice(-2))
  expect(nameIn("src/a.module.css", "bar")).toBe(first)
})

test("gives no two style sheets of the site the same class name", () => {
  const sheets = listFiles("src").filter(name => name.endsWith(".module.css"))
  const names = sheets.flatMap(sheet => {
    const text = readFileSync(join("src", sheet), "utf8")
    const classes = new Set([...text.matchAll(/\.([A-Za-z]\w*)/g)].map(([, name = ""]) => name))
    return [...classes].map(name => nameIn(`src/${sheet}`, name))
  })
  expect(names.length).toBeGreaterThan(200)
})

test("throws when two style sheets would share a class name", () => {
  const taken = nameIn("src/0.module.css", "bar")
  const clash = () => {
    for (let count = 1; count < 100_000; count++) nameIn(`src/${count}.module.css`, "bar")
  }
  expect(clash).toThrow(/rename the class "bar": its short name is already that of src\//)
  expect(taken).toBe(nameIn("src/0.module.css", "bar"))
})
