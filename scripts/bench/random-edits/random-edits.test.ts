import { join } from "node:path"
import { temporaryFolder } from "../../../tests/helpers/temporary-project"
import { filesBelow } from "../folders"
import { apply, type Edit, readTree, textsOf } from "./edit"
import { Edits, editKinds } from "./generate"
import { shrink } from "./shrink"

const page = (title: string, more = "") =>
  `---\ntitle: ${title}\n${more}---\n\nText.\n\nMore text.\n\nThe end.\n`
const content = {
  "blog/2024-01-01-one.md": page("One", "tags: [News]\nauthors: [amy]\n"),
  "blog/2024-01-02-two.md": page("Two", "tags: [Options]\nauthors: [nathan]\n"),
  "blog/tags.yml": "news:\n  label: News\n  description: What is new.\n",
  "research/authors.yml": "amy:\n  name: Amy\n",
  "docs/_category_.json": '{ "label": "Docs" }\n',
  "docs/terms/ask.mdx": page("Ask"),
  "docs/trading/first.md": page("First"),
  "contracts/v1.json": '{ "summary": "Runs the calls." }\n',
  "snippets/read.ts": "// Reads it.\n",
  "data/redirects.yaml": [1, 2, 3, 4, 5, 6, 7, 8]
    .map(number => `- from: /old/${number}\n  to: /docs/trading/first\n`)
    .join(""),
  "data/navigation.yaml": "header:\n  - { label: Docs, href: /docs }\n",
  "data/home.yaml": "hero:\n  title: Options\n",
  "data/announcements.yaml": "rescue:\n  text: All is safe.\n",
  "data/not-found.yaml": "links:\n  - label: Docs\n    description: What it is.\n",
  "data/references.yaml": "one:\n  title: On options\n",
}

/** So many edits of the content above, and the tree that they leave. */
async function edited(seed: number, count: number) {
  const folder = temporaryFolder(content)
  const atFirst = textsOf(readTree(folder))
  const generator = new Edits(seed)
  const edits: Edit[] = []
  for (let index = 0; index < count; index++) {
    const edit = await generator.next(readTree(folder, atFirst), async () => true)
    apply(folder, edit)
    edits.push(edit)
  }
  return { folder, edits }
}

test("the same seed makes the same edits, another one others", async () => {
  const [one, same, other] = [await edited(1, 40), await edited(1, 40), await edited(2, 40)]
  expect(same.edits).toEqual(one.edits)
  expect(filesBelow(same.folder)).toEqual(filesBelow(one.folder))
  expect(other.edits.map(({ name }) => name)).not.toEqual(one.edits.map(({ name }) => name))
})

test("every kind of edit can be made, and changes something", async () => {
  const { edits } = await edited(3, 120)
  const made = new Set(edits.map(({ name }) => name.replace(/ \(.*/s, "")))
  expect(editKinds.map(({ name }) => name).filter(name => !made.has(name))).toEqual([])
  for (const { files } of edits) expect(Object.keys(files)).not.toEqual([])
})

test("an edit that leaves the content unsound is not taken", async () => {
  const folder = temporaryFolder(content)
  const asked: string[] = []
  const edit = await new Edits(1).next(readTree(folder), async ({ name }) => asked.push(name) === 3)
  expect(asked).toHaveLength(3)
  expect(edit.name).toBe(asked[2])
  await expect(new Edits(1).next(readTree(folder), async () => false)).rejects.toThrow(
    "no edit can be made",
  )
})

test("an edit is taken back to the byte", () => {
  const folder = temporaryFolder({ "a.md": "old", "gone.md": "there" })
  const back = apply(folder, {
    name: "x",
    files: { "a.md": "new", "gone.md": null, "b/new.md": "b" },
  })
  expect(filesBelow(folder)).toEqual(["a.md", join("b", "new.md")])
  apply(folder, back)
  expect(textsOf(readTree(folder))).toEqual({ "a.md": "old", "gone.md": "there" })
})

/** A builder that forgets a page where it was a draft for one build and then renamed: both edits are needed, in this order. */
const forgetful = (asked: string[][]) => async (edits: readonly string[]) => {
  asked.push([...edits])
  return edits.indexOf("draft") >= 0 && edits.indexOf("rename") > edits.indexOf("draft")
}

test("a list of edits is shrunk to those that are needed, in their order", async () => {
  const asked: string[][] = []
  const edits = ["title", "draft", "tags", "redirect", "picture", "rename", "text", "delete"]
  expect(await shrink(edits, forgetful(asked))).toEqual(["draft", "rename"])
  expect(new Set(asked.map(String)).size).toBe(asked.length)
})

test("one edit that fails alone is found among many, and a list that cannot be shorter stays", async () => {
  const many = Array.from({ length: 33 }, (_, index) => index)
  expect(await shrink(many, async part => part.includes(17))).toEqual([17])
  const all = [1, 2, 3, 4, 5]
  expect(await shrink(all, async part => part.length === 5)).toEqual(all)
})
