import ts from "typescript"
import { temporaryFolder } from "../../tests/helpers/temporary-project"
import { ownSections } from "./docusaurus/choose-sections"
import { readDocusaurusSite } from "./docusaurus/read-site"
import { factsOf, settingsFiles } from "./settings"

function siteOf(config: string, files: Record<string, string> = {}) {
  const root = temporaryFolder({
    "docusaurus.config.js": `module.exports = { title: "Quay", url: "https://quay.example/", ${config} }`,
    ...files,
  })
  return readDocusaurusSite(root)
}

test.each([
  [
    "the configuration's names",
    'organizationName: "quay", projectName: "docs"',
    "https://github.com/quay/docs",
  ],
  [
    "another host",
    'organizationName: "q", projectName: "d", githubHost: "git.example"',
    "https://git.example/q/d",
  ],
  [
    "edit links",
    'presets: [["classic", { docs: { editUrl: "https://gitlab.com/quay/site/edit/main/" } }]]',
    "https://gitlab.com/quay/site",
  ],
  ["nothing", "", undefined],
])("takes the repository from %s", (_, config, repository) => {
  expect(factsOf(siteOf(config)).repository).toBe(repository)
})

test("writes the team's facts and sections into settings that still parse", () => {
  const site = siteOf(
    'tagline: "Moor \\"here\\"", presets: [["classic", { blog: { routeBasePath: "news", blogTitle: "News" } }]]',
    { "blog/a.md": "A\n" },
  )
  ownSections(site.blogs, ["docs"])
  const files = settingsFiles(site)
  for (const [file, text] of files) {
    const { diagnostics } = ts.transpileModule(text, { fileName: file, reportDiagnostics: true })
    expect(diagnostics).toEqual([])
  }
  const written = files.get("src/site.config.ts") ?? ""
  expect(written).toContain('tagline: "Moor \\"here\\""')
  expect(written).toContain('url: "https://quay.example"')
  expect(written).toContain("securityContacts: []")
  expect(written).toMatch(/articleSections = \{\s+news: \{\s+label: "News",\s+title: "News"/)
  expect(written).not.toMatch(/Panoptic|panoptic/)
})

test.each([
  ["Docusaurus 3", "^3.1.0", "", '"mdx"'],
  ["Docusaurus 2", "^2.4.3", "", '"detect"'],
  ["a format of its own", "3.1.0", 'markdown: { format: "md" }', '"md"'],
])("reads Markdown files in the format of %s", (_, version, config, format) => {
  const dependencies = { "@docusaurus/core": version }
  const site = siteOf(config, { "package.json": JSON.stringify({ dependencies }) })
  expect(settingsFiles(site).get("src/site.config.ts")).toContain(
    `markdownFormat: MarkdownFormat = ${format}`,
  )
})
