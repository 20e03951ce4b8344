import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parse } from "yaml"
import packageJson from "../../package.json"
import { site } from "../../src/site.config"

/** The files that a repository's host and its editors read: nothing else says that they have gone stale. */
const read = (file: string) => readFileSync(file, "utf8")

test("the licence is the one that package.json names, and its holder is the publisher", () => {
  expect(read("LICENSE")).toMatch(new RegExp(`^${packageJson.license} License`))
  expect(read("LICENSE")).toMatch(new RegExp(`^Copyright \\(c\\) \\d{4} ${site.publisher}$`, "m"))
})

test("every path that has owners exists", () => {
  const lines = read(".github/CODEOWNERS").split("\n")
  const owned = lines.filter(line => /^[^#\s]/.test(line)).map(line => line.split(/\s+/))
  expect(owned.length).toBeGreaterThan(1)
  for (const [path = "", ...owners] of owned) {
    if (path !== "*") expect([path, existsSync(join(".", path))]).toEqual([path, true])
    for (const owner of owners) expect(owner).toMatch(/^@[\w-]+(?:\/[\w-]+)?$/)
  }
})

test("editors format as the formatter does", () => {
  const { formatter } = JSON.parse(read("biome.json"))
  const config = read(".editorconfig")
  expect(config).toContain(`indent_style = ${formatter.indentStyle}`)
  expect(config).toContain(`indent_size = ${formatter.indentWidth}`)
  expect(config).toContain(`max_line_length = ${formatter.lineWidth}`)
})

describe("issue forms", () => {
  const folder = ".github/ISSUE_TEMPLATE"
  const forms = readdirSync(folder).filter(file => file !== "config.yml")

  test.each(forms)("%s asks for something under names of its own", file => {
    const { name, description, body } = parse(read(join(folder, file)))
    expect([typeof name, typeof description]).toEqual(["string", "string"])
    const ids = body.map(({ id }: { id: string }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { type, attributes } of body) {
      expect(["input", "textarea"]).toContain(type)
      expect(attributes.label).toMatch(/\w/)
    }
  })

  test("who has found a vulnerability is sent where the site sends them", () => {
    const { contact_links: links } = parse(read(join(folder, "config.yml")))
    expect(links.map(({ url }: { url: string }) => url)).toEqual([site.securityContacts[0]])
  })
})

describe("the workflow", () => {
  const { jobs } = parse(read(".github/workflows/site.yml"))
  const commands = (job: { steps: { run?: string }[] }) => job.steps.flatMap(({ run }) => run ?? [])

  test("runs all that `npm test` runs", () => {
    const parts = packageJson.scripts.test.split(" && ")
    const run = Object.values<{ steps: { run?: string }[] }>(jobs).flatMap(commands)
    expect(run.filter(command => command.startsWith("npm run"))).toEqual(parts)
  })

  test("checks do not wait for the build, and browser tests take what it has built", () => {
    expect(jobs.checks.needs).toBeUndefined()
    expect(jobs["browser-tests"].needs).toBe("build")
  })
})

test("the dev container and CI have the Node that the site asks for", () => {
  const oldest = /\d+/.exec(packageJson.engines.node)?.[0]
  expect(read(".devcontainer/Dockerfile")).toContain(`javascript-node:${oldest}-`)
  expect(read(".github/workflows/site.yml")).toContain(`node-version: ${oldest},`)
})
