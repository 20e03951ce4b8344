import { cpSync, existsSync, mkdirSync, rmSync } from "node:fs"
import { join } from "node:path"
import fc from "fast-check"
import { filesBelow } from "../../../bench/folders"
import { dice } from "../../../bench/synthetic/dice"
import { temporaryFolder } from "../../../tests/helpers/temporary-project"
import { apply, type Files, readTree } from "./edit"
import { editKinds, type SiteUnderEdit, type Step, sameAsCleanBuild } from "./property"

const page = (title: string, more = "") =>
  `---\ntitle: ${title}\n${more}---\n\nText.\n\nMore text.\n\nThe end.\n`
const project = {
  "content/blog/2024-01-01-one.md": page("One", "tags: [News]\nauthors: [amy]\n"),
  "content/blog/2024-01-02-two.md": page("Two", "tags: [Options]\nauthors: [nathan]\n"),
  "content/blog/tags.yml": "news:\n  label: News\n  description: What is new.\n",
  "content/research/authors.yml": "amy:\n  name: Amy\n",
  "content/docs/_category_.json": '{ "label": "Docs" }\n',
  "content/docs/terms/ask.mdx": page("Ask"),
  "content/docs/trading/first.md": page("First"),
  "content/docs/trading/second.md": `${page("Second")}\n![A picture](./picture-1.png)\n`,
  "content/docs/trading/picture-1.png": "",
  "content/contracts/v1.json": '{ "summary": "Runs the calls." }\n',
  "content/snippets/read.ts": "// Reads it.\n",
  "content/data/redirects.yaml": "- from: /old/1\n  to: /docs/trading/first\n",
  "content/data/navigation.yaml": "header:\n  - { label: Docs, href: /docs }\n",
  "content/data/home.yaml": "hero:\n  title: Options\n",
  "content/data/announcements.yaml": "rescue:\n  text: All is safe.\n",
  "content/data/not-found.yaml": "links:\n  - label: Docs\n    description: What it is.\n",
  "content/data/references.yaml": "one:\n  title: On options\n",
  "src/components/skip-link/index.tsx": "Skip to main content",
  "src/components/skip-link/skip-link.module.css": "",
  "src/content-components/details/index.tsx": "<div>",
  "src/model/related.ts": "",
  "gatsby-node.ts": "",
  ".cache/a": "",
}

test.each(editKinds.map(({ name, make }) => [name, make] as const))(
  "changes files, and restores them when undone, by the edit: %s",
  async (name, make) => {
    const folder = temporaryFolder(project)
    const content = join(folder, "content")
    const snapshot = () =>
      filesBelow(folder).map(path => [path, readTree(folder).read(path)] as const)
    const before = snapshot()
    mkdirSync(join(folder, "public"), { recursive: true })
    let files: Files | "" | undefined
    for (let seed = 0; seed < 40 && !files; seed++)
      files = await make(readTree(content), dice(seed))
    if (!files) throw new Error(`"${name}" edits nothing`)
    const back = apply(content, files)
    if (!name.endsWith("lost")) {
      expect(snapshot()).not.toEqual(before)
      apply(content, back)
      expect(snapshot()).toEqual(before)
    }
  },
)

/**
 * A site that publishes its content; a forgetful one does not build pages while it has no `.cache`.
 */
function forgetfulSite(forgets: boolean): SiteUnderEdit {
  const start = temporaryFolder(project)
  const root = temporaryFolder({})
  const content = join(root, "content")
  const published = join(root, "public")
  const read = (folder: string) =>
    new Map(
      (existsSync(folder) ? filesBelow(folder) : []).map(path => [
        path,
        readTree(folder).read(path),
      ]),
    )
  return {
    content,
    async reset() {
      rmSync(root, { recursive: true, force: true })
      cpSync(start, root, { recursive: true })
      cpSync(content, published, { recursive: true })
    },
    async build() {
      if (forgets && !filesBelow(root).includes(".cache/a")) return "built"
      rmSync(published, { recursive: true, force: true })
      cpSync(content, published, { recursive: true })
      return "built"
    },
    async kill() {},
    published: () => read(published),
    differences: async () =>
      JSON.stringify([...read(published)]) === JSON.stringify([...read(content)])
        ? []
        : ["differs"],
  }
}

const check = (forgets: boolean, numRuns: number) =>
  fc.check(sameAsCleanBuild(forgetfulSite(forgets), 20), { numRuns, seed: 1 })

test("finds nothing when each build equals a clean one", async () => {
  expect((await check(false, 10)).failed).toBe(false)
})

test("shrinks a failure to the edits that it needs", async () => {
  const { counterexample } = await check(true, 100)
  const [steps = []] = (counterexample ?? []) as [Step[]?]
  expect(steps.map(({ kind }) => kind)).toContain(".cache lost")
  expect(steps.length).toBeLessThanOrEqual(3)
})
