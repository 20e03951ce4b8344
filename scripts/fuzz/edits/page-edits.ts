import { dirname, join } from "node:path"
import type { Dice } from "../../../bench/synthetic/dice"
import { paragraph, phrase } from "../../../bench/synthetic/prose"
import { sectionNames } from "../../../src/content/sections"
import type { EditKind, Files, Tree } from "./edit"

/** Random item; undefined if there are none. */
export function pick<Item>(dice: Dice, items: readonly Item[]): Item | undefined {
  const [first, ...others] = items
  return first === undefined ? undefined : dice.pick([first, ...others])
}

const sections = new RegExp(`^(${sectionNames.join("|")})/[^_].*\\.mdx?$`)
const pagesOf = ({ paths }: Tree) =>
  paths.filter(path => /^docs\/.*\.mdx?$/.test(path) || sections.test(path))
const articlesOf = ({ paths }: Tree) => paths.filter(path => sections.test(path))

/** Returns true if another file links to the page, by address or by file. */
function isNamedElsewhere(tree: Tree, page: string): boolean {
  const slug = /^slug: *\/?(.+)$/m.exec(tree.read(page))?.[1]
  const file = page
    .replace(/^.*\//, "")
    .replace(/\.mdx?$/, "")
    .replace(/^\d{4}-\d\d-\d\d-/, "")
  const names = [slug, file].flatMap(name => (name ? [name.replace(/[^\w-]/g, "\\$&")] : []))
  const link = new RegExp(`[/-](${names.join("|")})(?![\\w-])`)
  return tree.paths.some(
    path => path !== page && /\.(mdx?|ya?ml|json)$/.test(path) && link.test(tree.read(path)),
  )
}

/** Edits the text of one page; undefined if there is no such page or no change. */
const inPage =
  (
    change: (text: string, dice: Dice, tree: Tree, page: string) => string | undefined,
    of = pagesOf,
  ): EditKind["make"] =>
  (tree, dice) => {
    const page = pick(dice, of(tree))
    if (!page) return undefined
    const before = tree.read(page)
    const after = change(before, dice, tree, page)
    return after === undefined || after === before ? undefined : { [page]: after }
  }

const withKey = (text: string, line: string) => text.replace(/^---\n/, `---\n${line}\n`)
const withoutKey = (text: string, key: string) => text.replace(new RegExp(`^${key}:.*\\n`, "m"), "")
const hasKey = (text: string, key: string) => new RegExp(`^${key}:`, "m").test(text)

/** Copies a key's line from another page of the same section, so that its value is valid there. */
const asElsewhere = (key: string): EditKind["make"] =>
  inPage((text, dice, tree, page) => {
    const [section = ""] = page.split("/")
    const lines = articlesOf(tree)
      .filter(path => path.startsWith(`${section}/`))
      .flatMap(path => new RegExp(`^${key}: .*$`, "m").exec(tree.read(path))?.[0] ?? [])
    const line = pick(dice, lines)
    return line && withKey(withoutKey(text, key), line)
  }, articlesOf)

/** Random page that no other page links to. */
const unnamedPage = (tree: Tree, dice: Dice) => {
  const candidates = [
    ...articlesOf(tree),
    ...pagesOf(tree).filter(path => path.startsWith("docs/terms/")),
  ]
  for (let left = 20; left > 0; left--) {
    const page = pick(dice, candidates)
    if (page && !isNamedElsewhere(tree, page)) return page
  }
  return undefined
}

const description = (dice: Dice) => `${phrase(dice, 14)}.`

function newPage(path: string, lines: readonly string[], dice: Dice): Files {
  const front = ["---", ...lines, `description: ${description(dice)}`, "---"]
  return {
    [path]: `${front.join("\n")}\n\n${paragraph(dice, 60)}\n\n## ${phrase(dice, 3)}\n\n${paragraph(dice, 40)}\n`,
  }
}

export const pageEdits: readonly EditKind[] = [
  {
    name: "text added",
    make: inPage((text, dice) => `${text.trimEnd()}\n\n${paragraph(dice, 30)}\n`),
  },
  {
    name: "paragraph taken out",
    make: inPage((text, dice) => {
      const plain = [...text.matchAll(/\n\n(?=[A-Z][^\n|<{]*\n\n)[^\n]+(?=\n\n)/g)]
      const taken = pick(dice, plain)
      return taken && text.slice(0, taken.index) + text.slice(taken.index + taken[0].length)
    }),
  },
  {
    name: "heading added",
    make: inPage(
      (text, dice) => `${text.trimEnd()}\n\n## ${phrase(dice, 4)}\n\n${phrase(dice, 9)}.\n`,
    ),
  },
  {
    name: "title",
    make: inPage((text, dice) => text.replace(/^title: .*$/m, () => `title: ${phrase(dice, 4)}`)),
  },
  {
    name: "description",
    make: inPage((text, dice) =>
      withKey(withoutKey(text, "description"), `description: ${description(dice)}`),
    ),
  },
  { name: "tags", make: asElsewhere("tags") },
  { name: "authors", make: asElsewhere("authors") },
  {
    name: "draft on",
    make: (tree, dice) => {
      const page = unnamedPage(tree, dice)
      return page && !hasKey(tree.read(page), "draft")
        ? { [page]: withKey(tree.read(page), "draft: true") }
        : undefined
    },
  },
  {
    name: "unlisted on",
    make: inPage(
      text => (hasKey(text, "unlisted") ? undefined : withKey(text, "unlisted: true")),
      articlesOf,
    ),
  },
  {
    name: "deleted",
    make: (tree, dice) => {
      const page = unnamedPage(tree, dice)
      return page && { [page]: null }
    },
  },
  {
    name: "renamed",
    make: (tree, dice) => {
      const page = unnamedPage(tree, dice)
      return (
        page && {
          [page]: null,
          [page.replace(/(\.mdx?)$/, `-${dice.int(2, 99)}$1`)]: tree.read(page),
        }
      )
    },
  },
  {
    name: "new article",
    make: (tree, dice) => {
      const beside = pick(dice, articlesOf(tree))
      const name = `2024-0${dice.int(1, 9)}-${dice.int(10, 28)}-${phrase(dice, 3).toLowerCase().replaceAll(" ", "-")}.md`
      return beside && newPage(join(dirname(beside), name), [`title: ${phrase(dice, 5)}`], dice)
    },
  },
  {
    name: "new document",
    make: (tree, dice) => {
      const beside = pick(
        dice,
        tree.paths.filter(
          path => /^docs\/.+\/.*\.mdx?$/.test(path) && !path.startsWith("docs/terms/"),
        ),
      )
      const name = `${phrase(dice, 3).toLowerCase().replaceAll(" ", "-")}.md`
      return beside && newPage(join(dirname(beside), name), [`title: ${phrase(dice, 3)}`], dice)
    },
  },
  {
    name: "new term",
    make: (_, dice) => {
      const name = phrase(dice, 2)
      const lines = [`title: ${name}`, `hoverText: ${phrase(dice, 8)}.`]
      return newPage(`docs/terms/${name.toLowerCase().replaceAll(" ", "_")}.mdx`, lines, dice)
    },
  },
]
