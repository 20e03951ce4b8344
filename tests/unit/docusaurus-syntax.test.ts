import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Body } from "../../src/content/schema/body"
import { compilePage } from "../../src/markdown/compile-page"
import { components } from "../../src/model/body-components"

/**
 * The table in docs/docusaurus.md lists what Docusaurus 2 and 3 accept. A row names a fixture in
 * tests/fixtures/docusaurus with its expected page next to it, or a test of a whole site.
 */
const folder = "tests/fixtures/docusaurus"
const table = readFileSync("docs/docusaurus.md", "utf8").match(/^\| .+ \|$/gm) ?? []
const named = table.flatMap(row =>
  [...row.matchAll(/`([\w-]+\.mdx?)`(?=[^|]* \|$)/g)].map(([, name]) => name),
)
const tests = table.flatMap(row =>
  [...row.matchAll(/`((?:tests|scripts)\/\S+\.ts)`: ([^|]+) \|$/g)].map(
    ([, file = "", title = ""]) => ({
      file,
      title,
    }),
  ),
)
const fixtures = readdirSync(folder).filter(name => /\.mdx?$/.test(name))

// The first page that highlights code waits until jest has compiled the grammars.
jest.setTimeout(60_000)

test("names exactly the existing fixtures in the table", () => {
  expect([...new Set(named)].sort()).toEqual(fixtures.sort())
})

test.each(tests)("has the test that a row names: $title", ({ file, title }) => {
  expect(readFileSync(file, "utf8")).toContain(`test("${title}"`)
})

test.each(fixtures)("compiles %s to the page next to it without an error", async name => {
  const file = join(folder, name)
  const { page, problems } = await compilePage({
    file,
    text: readFileSync(file, "utf8"),
    route: "/docs/page",
    components,
  })
  // Rule violations are allowed: readers still get the expected page.
  expect(problems.filter(({ kind }) => kind === undefined)).toEqual([])
  const pictures = page?.images.map(({ src, alt }) => `<img src="${src}" alt="${alt}">\n`).join("")
  expect(readable(page?.body ?? []) + pictures).toBe(readFileSync(`${file}.html`, "utf8"))
})

/** One block per line. Formulas become empty elements, because their own tests check them. */
function readable(body: Body): string {
  return body
    .map(node => (typeof node === "string" ? node : `\n${JSON.stringify(node)}\n`))
    .join("")
    .replace(/<math.*?<\/math>/gs, "<math />")
    .replace(/(?=<(?:p|h\d|div|aside|figure|ul|ol|li|table|tr|details|hr|blockquote)\b)/g, "\n")
    .replace(/\n+/g, "\n")
    .trim()
    .concat("\n")
}
