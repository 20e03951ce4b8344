import { createHash } from "node:crypto"
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join, relative } from "node:path"
import { parse } from "yaml"
import { temporaryFolder } from "../../tests/helpers/temporary-project"
import { writeOlderSite } from "../../tests/older-site"
import { type Adoption, adoptSite } from "./adopt-site"
import { siteFiles as walk } from "./docusaurus/site-files"
import { formatAdoption } from "./report"

/** The site of tests/older-site, adopted into an empty folder. */
const root = temporaryFolder()
const target = temporaryFolder()
const to = relative(process.cwd(), target)
let dry: Adoption
let afterDry: string[]
let adoption: Adoption

// The first page that highlights code waits until jest has compiled the grammars.
jest.setTimeout(180_000)

beforeAll(async () => {
  await writeOlderSite(root)
  dry = adoptSite(root, to, { dry: true })
  afterDry = siteFiles(target)
  adoption = adoptSite(root, to)
})

const siteFiles = (folder: string) => walk(folder).files
const textOf = (path: string) => readFileSync(join(target, path), "utf8")
const digests = (folder: string) =>
  Object.fromEntries(
    siteFiles(folder).map(path => [
      path,
      createHash("md5")
        .update(readFileSync(join(folder, path)))
        .digest("hex"),
    ]),
  )
const told = (kind: string) =>
  adoption.findings.filter(finding => finding.kind === kind).map(({ file, what }) => what ?? file)

test("starts from a site of more than sixty files", () => {
  expect(siteFiles(root).length).toBeGreaterThan(60)
})

test("reports what it would write, and writes nothing, in a dry run", () => {
  expect(dry.written).toEqual(adoption.written)
  expect(afterDry).toEqual([])
  expect(formatAdoption(dry, to, { dry: true, all: false })).toContain(
    `${dry.files.length} files would be written to ${to}.`,
  )
})

test("leaves the site itself unchanged", async () => {
  const again = temporaryFolder()
  await writeOlderSite(again)
  expect(digests(root)).toEqual(digests(again))
})

test("copies, reads, or reports every file of the site", () => {
  const left = new Set(adoption.findings.map(({ file }) => file))
  const read = /^(?:docusaurus\.config|sidebars)\.js$|^versioned_sidebars\//
  const folders = /^(?:api\/|src\/(?=pages\/))/
  const moved = (file: string) =>
    file.replace(folders, prefix => (prefix === "api/" ? "docs/api/" : ""))
  const lost = siteFiles(root).filter(
    file => !left.has(file) && !read.test(file) && !existsSync(join(target, moved(file))),
  )
  expect(lost).toEqual([])
})

test("copies pictures and other files byte for byte", () => {
  const before = digests(root)
  const after = digests(target)
  const copied = Object.keys(after).filter(path => /\.(?:png|gif|JPG|pdf|svg)$/.test(path))
  expect(copied).toHaveLength(9)
  for (const path of copied) expect(after[path]).toBe(before[path])
})

test("copies pages without code unchanged, including line endings and tabs", () => {
  const path = "docs/01-getting-started/01-first-steps.md"
  expect(textOf(path)).toBe(readFileSync(join(root, path), "utf8"))
})

test("produces content without errors, with the budget that each broken rule needs", () => {
  expect(adoption.errors).toEqual([])
  const rules = parse(textOf("data/rules.yaml"))
  expect(rules["missing-alt-text"]).toEqual({ "at most": adoption.budgets["missing-alt-text"] })
  expect(Object.keys(rules).sort()).toEqual(Object.keys(adoption.budgets).sort())
  expect(adoption.budgets["second-title"]).toBeGreaterThan(30)
})

test("replaces a local component with a note that names it and keeps its code", () => {
  const page = textOf("docs/guides/charts.mdx")
  expect(page).toContain(
    ":::caution[PriceChart]\n\nHere stood the component `PriceChart` of the former site.\n\n{/* <PriceChart data={prices} height={300} /> */}\n\n:::",
  )
  expect(told("component")).toEqual(["Chart", "PriceChart", "PriceChart", "BrowserOnly"])
})

test("keeps text inside a local component and reports other code", () => {
  const page = textOf("docs/guides/charts.mdx")
  expect(page).toContain('This is important *text*{/* <Highlight color="red"> */}, says 3 of us.')
  expect(page).toContain("{/* export const prices = [1, 2, 3]; */}")
  expect(page).toContain('<a href="https://example.org" >Track me</a>')
  expect(told("attribute")).toEqual(["onClick of <a>"])
})

test("inlines an imported Markdown file", () => {
  const page = textOf("docs/guides/withdraw.mdx")
  expect(page).toContain("Withdrawals take *two tides*. ![The quay](./images/step-one.gif)")
  expect(page).not.toContain("_note.mdx")
})

test("converts texts in Windows-1252 to UTF-8", () => {
  expect(textOf("docs/01-getting-started/03-in-windows.md")).toContain(
    "title: Café and quay\n---\n\nThe price is 5 € – “as agreed”.",
  )
  expect(told("encoding")).toEqual(["docs/01-getting-started/03-in-windows.md"])
})

test("converts written sidebars to sidebar files and reports entries that lead nowhere", () => {
  expect(parse(textOf("docs/sidebar.yaml")).docs.slice(0, 4)).toEqual([
    "intro",
    { doc: "concepts/overview", label: "Not in its folder's category" },
    {
      category: "Getting started!",
      collapsed: false,
      items: [{ folder: "01-getting-started" }],
    },
    {
      category: "All guides",
      link: { title: "Guides", description: "What to do, step by step." },
      items: ["guides/deposit", { doc: "guides/withdraw", label: "Taking out" }, "guides/charts"],
    },
  ])
  expect(parse(textOf("versioned_docs/version-1.0/sidebar.yaml"))).toEqual({
    docs: ["intro", { category: "Guides of 1.0", items: ["guides/deposit"] }],
  })
  expect(told("sidebar")).toEqual([])
})

test("counts the team's pages by whether their addresses stay, redirect, or are missing", () => {
  const { pages, same, redirected, displaced, missing } = adoption.arrivals
  expect({ displaced, missing }).toEqual({ displaced: [], missing: [] })
  expect(same + redirected).toBe(pages)
  expect(formatAdoption(adoption, to, { dry: false, all: false })).toContain(
    `Pages of yours: ${pages}; at their address: ${same}; by redirect: ${redirected}; not here: 0`,
  )
})

test("keeps the configured redirects and redirects the older addresses of pages", () => {
  const redirects: { from: string; to: string }[] = parse(textOf("data/redirects.yaml"))
  const target = (from: string) => redirects.find(each => each.from === from)?.to
  expect(target("/older-steps")).toBe("/docs/getting-started/first-steps")
  expect(target("/blog/2021/01/05/hello")).toBe("/blog/hello")
  expect(target("/api/methods")).toBe("/docs/api/methods")
  expect(told("redirect")).toEqual(["/docs/gone -> /docs/nowhere"])
})

test("reports code and plugins in the configuration with their place", () => {
  expect(told("config")).toContain('presets.docs.remarkPlugins: require("remark-math")')
  expect(told("plugin")).toEqual(["plugins/local"])
  expect(adoption.faults).toMatchObject([{ file: "docusaurus.config.js", line: 40 }])
})

test("writes the header and footer as a draft", () => {
  const { header, footer } = parse(textOf("data/navigation-draft.yaml"))
  expect(header.end).toEqual([
    { label: "GitHub", href: "https://github.com/example/harbour" },
    { label: "Terms", href: "/terms" },
  ])
  expect(footer.columns[0]).toEqual({
    title: "Docs",
    links: [{ label: "Introduction", href: "/docs/intro" }],
  })
})

test("ends the report with the next steps", () => {
  const report = formatAdoption(adoption, to, { dry: false, all: false })
  expect(report).toMatch(/\n {2}1\. See the site: `SITE_CONTENT=\S+ npm run develop`\.\n/)
  expect(report).toContain(
    '  name: "Harbour"\n  tagline: "Quays for everyone"\n  url: "https://harbour.example"\n',
  )
})

test("changes nothing when run a second time", () => {
  const before = digests(target)
  const again = adoptSite(root, to)
  expect(again.written).toEqual([])
  expect(again.conflicts).toEqual([])
  expect(digests(target)).toEqual(before)
})

test("writes nothing when a file exists and differs", () => {
  writeFileSync(join(target, "docs/intro.md"), "Mended since.\n")
  rmSync(join(target, "docs/guides/deposit.md"))
  const before = digests(target)
  const again = adoptSite(root, to)
  expect(again.conflicts).toEqual(["docs/intro.md"])
  expect(digests(target)).toEqual(before)
  expect(formatAdoption(again, to, { dry: false, all: false })).toContain("Nothing was written")
})

test("rejects a folder without a Docusaurus site", () => {
  expect(() => adoptSite(temporaryFolder(), to)).toThrow(/has no docusaurus\.config/)
})
