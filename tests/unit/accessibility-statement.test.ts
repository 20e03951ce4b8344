import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

const statement = readFileSync("content/pages/accessibility.md", "utf8")

/** Numbers of the WCAG 2.2 success criteria of levels A and AA. */
const criteria =
  `1.1.1 1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5 1.4.1 1.4.2 1.4.3
  1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3
  2.4.4 2.4.5 2.4.6 2.4.7 2.4.11 2.5.1 2.5.2 2.5.3 2.5.4 2.5.7 2.5.8 3.1.1 3.1.2 3.2.1 3.2.2 3.2.3
  3.2.4 3.2.6 3.3.1 3.3.2 3.3.3 3.3.4 3.3.7 3.3.8 4.1.2 4.1.3`.split(/\s+/)

/** Rows of the tables: number of the criterion, and the cell that names the tests. */
const rows = [...statement.matchAll(/^\| ([\d.]+) .*\| (.*) \|$/gm)].map(
  ([, number = "", basis = ""]) => ({ number, basis }),
)

/** Test files that a text names, each with the titles in quotation marks after it. */
function namedTests(text: string): { file: string; titles: string[] }[] {
  return [...text.matchAll(/`([^`]+\.(?:spec|test)\.tsx?)`([^`]*)/g)].map(
    ([, name = "", after = ""]) => ({
      file: name.includes("/") ? name : `tests/e2e/${name}`,
      titles: [...after.matchAll(/"([^"]+)"/g)].map(([, title = ""]) => title),
    }),
  )
}

test("lists every criterion of levels A and AA once", () => {
  expect(rows.map(({ number }) => number)).toEqual(criteria)
})

test.each(rows)("names existing tests for $number by their current titles", ({ basis }) => {
  expect(basis).not.toBe("")
  const missing = namedTests(basis).flatMap(({ file, titles }) => {
    if (!existsSync(file)) return [file]
    const source = readFileSync(file, "utf8")
    return titles.filter(title => !source.includes(title)).map(title => `${file}: ${title}`)
  })
  expect(missing).toEqual([])
})

test("finds no style sheet that depends on the orientation of the screen", () => {
  const sheets = readdirSync("src", { recursive: true })
    .map(file => join("src", String(file)))
    .filter(file => file.endsWith(".css"))
  expect(sheets).not.toEqual([])
  expect(sheets.filter(file => /orientation/.test(readFileSync(file, "utf8")))).toEqual([])
})
