import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parse } from "yaml"
import packageJson from "../../package.json"
import playwright from "../../playwright.config"
import { site } from "../../src/site.config"

/** Reads files for the repository's host and its editors, which no other check covers. */
const read = (file: string) => readFileSync(file, "utf8")

test("names the license from package.json and the publisher as its holder", () => {
  expect(read("LICENSE")).toMatch(new RegExp(`^${packageJson.license} License`))
  expect(read("LICENSE")).toMatch(new RegExp(`^Copyright \\(c\\) \\d{4} ${site.publisher}$`, "m"))
})

test("assigns owners only to existing paths", () => {
  const lines = read(".github/CODEOWNERS").split("\n")
  const owned = lines.filter(line => /^[^#\s]/.test(line)).map(line => line.split(/\s+/))
  expect(owned.length).toBeGreaterThan(1)
  for (const [path = "", ...owners] of owned) {
    if (path !== "*") expect([path, existsSync(join(".", path))]).toEqual([path, true])
    for (const owner of owners) expect(owner).toMatch(/^@[\w-]+(?:\/[\w-]+)?$/)
  }
})

test("sets up editors like the formatter", () => {
  const { formatter } = JSON.parse(read("biome.json"))
  const config = read(".editorconfig")
  expect(config).toContain(`indent_style = ${formatter.indentStyle}`)
  expect(config).toContain(`indent_size = ${formatter.indentWidth}`)
  expect(config).toContain(`max_line_length = ${formatter.lineWidth}`)
})

describe("issue forms", () => {
  const folder = ".github/ISSUE_TEMPLATE"
  const forms = readdirSync(folder).filter(file => file !== "config.yml")

  test.each(forms)("%s has inputs with unique ids", file => {
    const { name, description, body } = parse(read(join(folder, file)))
    expect([typeof name, typeof description]).toEqual(["string", "string"])
    const ids = body.map(({ id }: { id: string }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { type, attributes } of body) {
      expect(["input", "textarea"]).toContain(type)
      expect(attributes.label).toMatch(/\w/)
    }
  })

  test("sends reports of vulnerabilities to the site's address for them", () => {
    const { contact_links: links } = parse(read(join(folder, "config.yml")))
    expect(links.map(({ url }: { url: string }) => url)).toEqual([site.securityContacts[0]])
  })
})

interface Step {
  run?: string
  uses?: string
  with?: Record<string, unknown>
}
interface Job {
  needs?: string
  permissions?: Record<string, string>
  strategy?: { matrix: Record<string, unknown[]> }
  "continue-on-error"?: string
  "timeout-minutes"?: number
  steps: Step[]
}
interface Workflow {
  on: Record<string, unknown>
  permissions: Record<string, string>
  jobs: Record<string, Job>
}

const folder = ".github/workflows"
const workflows = readdirSync(folder).map((name): [string, Workflow] => [
  name,
  parse(read(join(folder, name))),
])

describe("the workflow of the site", () => {
  const { jobs } = parse(read(join(folder, "site.yml"))) as Workflow
  const scripts: Record<string, string> = packageJson.scripts

  /** Commands that a script runs, without those that only run other scripts. */
  const partsOf = (command: string): string[] =>
    command.split(" && ").flatMap(part => {
      const called = scripts[/^npm run (\w+)$/.exec(part)?.[1] ?? ""]
      return called?.includes("npm run") ? partsOf(called) : [part]
    })

  test("runs all that `npm test` runs", () => {
    const commands = Object.values(jobs).flatMap(({ steps }) =>
      steps.flatMap(({ run }) => run ?? []),
    )
    const parts = partsOf(scripts.test ?? "")
    expect(parts.length).toBeGreaterThan(5)
    expect(parts.filter(part => !commands.some(command => command.includes(part)))).toEqual([])
  })

  test("runs every project of the browser tests except those that other projects run", () => {
    const helpers = ["full site build", "full site removal"]
    const projects = playwright.projects?.flatMap(({ name }) => name ?? []) ?? []
    expect(jobs["browser-tests"]?.strategy?.matrix.project).toEqual(
      projects.filter(name => !helpers.includes(name)),
    )
  })

  test("starts checks without the build and gives its output to the browser tests", () => {
    expect([jobs.lint?.needs, jobs.unit?.needs]).toEqual([undefined, undefined])
    expect(jobs["browser-tests"]?.needs).toBe("build")
  })

  test("tests the oldest supported Node and only tries an unsupported one", () => {
    const { matrix } = jobs.unit?.strategy ?? { matrix: {} }
    const [oldest, newest] = /^>=(.+) <(\d+)$/.exec(packageJson.engines.node)?.slice(1) ?? []
    expect(matrix.node?.[0]).toBe(oldest)
    expect(matrix.include).toEqual([{ node: newest, experimental: true }])
    expect(jobs.unit?.["continue-on-error"]).toContain("experimental")
  })
})

describe("workflows and actions", () => {
  const action = ".github/actions/setup/action.yml"
  const steps = [
    ...workflows.flatMap(([name, { jobs }]) =>
      Object.values(jobs).flatMap(job => job.steps.map(step => [name, step] as const)),
    ),
    ...(parse(read(action)).runs.steps as Step[]).map(step => [action, step] as const),
  ]

  test("names every external action by digest with the version next to it", () => {
    const loose = [...workflows.map(([name]) => join(folder, name)), action].flatMap(file =>
      read(file)
        .split("\n")
        .filter(line => /uses: (?!\.\/)/.test(line))
        .filter(line => !/uses: [\w-]+(\/[\w-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))
        .map(line => `${file}: ${line.trim()}`),
    )
    expect(loose).toEqual([])
  })

  test.each(workflows)(
    "%s is read-only except for jobs that run no code of a pull request",
    (_, workflow) => {
      expect(workflow.permissions).toEqual({ contents: "read" })
      expect(Object.keys(workflow.on)).not.toContain("pull_request_target")
      for (const { permissions, steps: own } of Object.values(workflow.jobs)) {
        if (!permissions) continue
        expect(
          own.filter(({ run = "", uses = "" }) => /npm|node/.test(run) || uses.startsWith("./")),
        ).toEqual([])
      }
    },
  )

  test.each(workflows)("%s stops a job that hangs", (_, { jobs }) => {
    for (const job of Object.values(jobs)) expect(job["timeout-minutes"]).toBeGreaterThan(0)
  })

  test("leaves no token on disk for the code of packages", () => {
    const checkouts = workflows.flatMap(([, { jobs }]) =>
      Object.values(jobs)
        .filter(({ permissions }) => !permissions)
        .flatMap(job => job.steps.filter(({ uses }) => uses?.startsWith("actions/checkout@"))),
    )
    expect(checkouts.length).toBeGreaterThan(5)
    for (const checkout of checkouts) expect(checkout.with?.["persist-credentials"]).toBe(false)
  })

  test("uses no secret", () => {
    expect(steps.filter(([, step]) => /secrets\./.test(JSON.stringify(step)))).toEqual([])
  })
})

describe("the Docker image", () => {
  const lines = (file: string) =>
    read(file)
      .split("\n")
      .filter(line => line && !line.startsWith("#"))
  const instructions = lines("hosting/Dockerfile")
  const ignored = lines(".dockerignore")

  test("is built with the same Node as the published site", () => {
    const { inputs } = parse(read(".github/actions/setup/action.yml"))
    expect(instructions[0]).toMatch(`FROM node:${inputs["node-version"].default}-`)
  })

  test("installs packages under the rules of .npmrc", () => {
    const install = instructions.findIndex(line => line.startsWith("RUN npm ci"))
    const copied = instructions.slice(0, install).find(line => line.startsWith("COPY package.json"))
    expect(copied).toContain(" .npmrc ")
    expect(read(".npmrc")).toMatch(/^ignore-scripts=true$/m)
  })

  test("has its configuration tested by nginx during the build", () => {
    expect(instructions.join("\n")).toMatch(
      /COPY --from=build \/site\/public[\s\S]*RUN nginx -t -c/,
    )
  })

  test("is built with the history of the repository and without files that Git ignores", () => {
    expect(ignored.filter(pattern => /^(?:\*\*)?\/?\.git(?:$|\/)/.test(pattern))).toEqual([])
    // Without a slash, a pattern matches in every folder for Git, but only in the top folder for
    // Docker.
    const everywhere = new Set(["node_modules", "*.log", ".env*"])
    const missing = lines(".gitignore")
      .map(pattern => pattern.replace(/^\/|\/$/g, ""))
      .map(pattern => (everywhere.has(pattern) ? `**/${pattern}` : pattern))
      .filter(pattern => !ignored.includes(pattern))
    expect(missing).toEqual([])
  })
})

test.each([
  [".devcontainer/Dockerfile", (release: string) => `javascript-node:${release}-`],
  [".nvmrc", (release: string) => `${release}\n`],
  ["README.md", (release: string) => `Node ${release}`],
])("%s names the Node release that builds the published site", (file, words) => {
  const { inputs } = parse(read(".github/actions/setup/action.yml"))
  expect(read(file)).toContain(words(inputs["node-version"].default))
})
