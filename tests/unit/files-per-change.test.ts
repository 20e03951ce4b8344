import { spawnSync } from "node:child_process"
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync } from "node:fs"
import { join } from "node:path"
import { putFiles, temporaryFolder } from "../helpers/temporary-project"

/**
 * Makes common changes in a copy of the project and counts their files;
 * docs/where-to-change-what.md has the same counts. The copy's code then describes a small site.
 */
const probe = `
import { buildSchema, parse, validate, FieldsOnCorrectTypeRule, KnownTypeNamesRule } from "graphql"
import { readFileSync } from "node:fs"
import { siteNodes } from "../src/gatsby/nodes/site-nodes"
import { checkTemplates } from "../src/gatsby/pages/check-templates"
import { pageSpecs } from "../src/gatsby/pages/page-specs"
import { typeDefinitions } from "../src/gatsby/schema/types"
import { articleFrontMatter } from "../src/content/schema/front-matter/article"
import { articleEntry } from "../tests/helpers/entries"
import { loadedSite } from "../tests/helpers/loaded-site"

const ofGatsby = \`
  directive @dontInfer on OBJECT
  directive @link(by: String, from: String) on FIELD_DEFINITION
  scalar Date
  interface Node { id: ID! }
  type Query { article: Article }
\`
const schema = buildSchema(ofGatsby + typeDefinitions, { assumeValid: true, assumeValidSDL: true })
const graphqlIn = (file: string) => [...readFileSync(file, "utf8").matchAll(/graphql\`([^\`]*)\`/g)].map(([, text]) => text)
const faults = process.argv.slice(2).flatMap(file => graphqlIn(file)).flatMap(text =>
  validate(schema, parse(text), [FieldsOnCorrectTypeRule, KnownTypeNamesRule]).map(String))
const { data: frontMatter = {} } = articleFrontMatter.safeParse({ difficulty: "hard" })
const nodes = siteNodes(loadedSite({ entries: [articleEntry("two", "2024-03-02", { frontMatter })] }))
const pages = nodes.filter(({ id }) => id.startsWith("page:")).map(({ id, fields }) => ({ id, ...fields }))
console.log(JSON.stringify({
  faults,
  templates: checkTemplates(),
  pages: pageSpecs(pages as never).map(({ path, component }) => [path, component]),
  two: pages.find(({ path }) => path === "/blog/two"),
  types: typeDefinitions,
}))
`

interface Answer {
  faults: string[]
  templates: object[]
  pages: [path: string, component: string][]
  two: Record<string, unknown>
  types: string
}

/** A copy of the project whose edited and added files are tracked. */
function copyOfProject() {
  const folder = temporaryFolder({ "scripts/probe.ts": probe })
  for (const name of ["src", "tests/helpers", "package.json", "tsconfig.json"])
    cpSync(name, join(folder, name), { recursive: true })
  symlinkSync(join(process.cwd(), "node_modules"), join(folder, "node_modules"))
  const changed = new Set<string>()
  return {
    changed,
    edit(file: string, before: string, after: string) {
      const text = readFileSync(join(folder, file), "utf8")
      if (text.split(before).length !== 2) throw new Error(`${file} has not one "${before}"`)
      putFiles(folder, { [file]: text.replace(before, after) })
      changed.add(file)
    },
    add(file: string, text: string) {
      if (existsSync(join(folder, file))) throw new Error(`${file} is there already`)
      putFiles(folder, { [file]: text })
      changed.add(file)
    },
    /**
     * Runs the copy's code.
     * @param queries files whose queries are validated against its schema
     */
    ask(...queries: string[]): Answer {
      const args = ["--import", "./src/build/typescript.mjs", "scripts/probe.ts", ...queries]
      const { stdout, stderr } = spawnSync(process.execPath, args, {
        cwd: folder,
        encoding: "utf8",
      })
      rmSync(join(folder, "node_modules"))
      if (!stdout.startsWith("{")) throw new Error(stderr)
      return JSON.parse(stdout)
    },
  }
}

test("shows a front matter field on articles when 2 files have changed", () => {
  const project = copyOfProject()
  const schema = "src/content/schema/front-matter/article.ts"
  const view = "src/templates/article/view.tsx"
  project.edit(
    schema,
    "  ...articleWithoutEffect,\n",
    `  ...articleWithoutEffect,
  difficulty: shown(z.enum(["easy", "hard"]).describe("How much a reader has to know.")).optional(),
`,
  )
  project.edit(schema, "{ commonFields, tagList }", "{ commonFields, shown, tagList }")
  project.edit(view, "    reproducePath\n  }\n", "    reproducePath\n    difficulty\n  }\n")
  project.edit(
    view,
    "  reproducePath?: string | null\n",
    "  reproducePath?: string | null\n  difficulty?: string | null\n",
  )
  project.edit(
    view,
    "        <PageMenu {...props} />\n",
    "        <PageMenu {...props} />\n        <p>{props.difficulty}</p>\n",
  )
  const { faults, two, types } = project.ask(view)
  expect(faults).toEqual([])
  expect(two).toMatchObject({ difficulty: "hard" })
  expect(types).toContain('"How much a reader has to know."\n    difficulty: String')
  expect([...project.changed]).toEqual([schema, view])
}, 60_000)

test("makes a page of a new type when a declaration and a folder are added", () => {
  const project = copyOfProject()
  const declarations = "src/model/kinds/single-pages.ts"
  project.edit(declarations, "    embed: unknown\n", "    embed: unknown\n    status: unknown\n")
  project.edit(
    declarations,
    "  search: defineKind(",
    `  status: defineKind("status", {
    pages: () => [
      { path: standalonePath("status"), title: "Status", description: "All is well.", headings: [] },
    ],
  }),
  search: defineKind(`,
  )
  project.edit(declarations, "searchPath }", "searchPath, standalonePath }")
  const template = "src/templates/status/index.tsx"
  project.add(
    template,
    `import { graphql } from "gatsby"
import { Head } from "../../components/head"
import type { TemplateProps } from "../parts/template-props"

export default function StatusTemplate({ data: { page } }: TemplateProps<Queries.StatusPageQuery>) {
  return page && <Head {...page.head} />
}

export const query = graphql\`
  query StatusPage($id: String!) {
    page: status(id: { eq: $id }) {
      head
    }
  }
\`
`,
  )
  const { templates, pages, types } = project.ask()
  expect(templates).toEqual([])
  expect(pages).toContainEqual(["/status", expect.stringMatching(/src\/templates\/status\/index/)])
  expect(types).toContain("type Status implements Node & Page")
  expect([...project.changed]).toEqual([declarations, template])
}, 60_000)
