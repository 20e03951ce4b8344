import type { Dice } from "../../../bench/synthetic/dice"
import { phrase, word } from "../../../bench/synthetic/prose"
import type { EditKind, Tree } from "./edit"
import { pick } from "./page-edits"

/** Adds a word after a random match of a pattern in any of the files. */
const wordMore =
  (files: RegExp, places: RegExp): EditKind["make"] =>
  (tree, dice) => {
    const found = tree.paths
      .filter(path => files.test(path))
      .flatMap(path => [...tree.read(path).matchAll(places)].map(place => ({ path, place })))
    const { path, place } = pick(dice, found) ?? {}
    if (!path || !place) return undefined
    const text = tree.read(path)
    const end = place.index + place[0].length
    return { [path]: `${text.slice(0, end)} ${word(dice)}${text.slice(end)}` }
  }

const redirects = "data/redirects.yaml"
/** Targets of existing redirects, which are known to be valid. */
const targets = (tree: Tree) =>
  [...tree.read(redirects).matchAll(/^ {2}to: (\S+)$/gm)].flatMap(([, to]) => to ?? [])

const oldAddress = (dice: Dice) =>
  `/old/${phrase(dice, 3).toLowerCase().replaceAll(" ", "-")}-${dice.int(1, 999)}`

export const dataEdits: readonly EditKind[] = [
  { name: "navigation", make: wordMore(/^data\/navigation\.yaml$/, /\blabel: [A-Z][\w ]*\w/g) },
  {
    name: "home page",
    make: wordMore(/^data\/home\.yaml$/, /^ +(- )?(title|text): [A-Z][^:#"'\n]*\w(?=\.?$)/gm),
  },
  {
    name: "announcement",
    make: wordMore(/^data\/announcements\.yaml$/, /^ {2}text: .*\w(?=\.$)/gm),
  },
  {
    name: "texts of the 404 page",
    make: wordMore(/^data\/not-found\.yaml$/, /^ {4}description: .*\w(?=\.$)/gm),
  },
  {
    name: "topic",
    make: wordMore(/\/tags\.yml$/, /^ {2}description: "?[A-Z][^"\n]*\w(?=\."?$)/gm),
  },
  { name: "name of an author", make: wordMore(/\/authors\.yml$/, /^ {2}name: .*\w(?=\.?$)/gm) },
  {
    name: "cited work",
    make: wordMore(/^data\/references\.yaml$/, /^ {2}title: [A-Z][^:#"'\n]*\w$/gm),
  },
  {
    name: "label of a category",
    make: wordMore(/\/_category_\.json$/, /"label": *"[^"]*\w(?=")/g),
  },
  {
    name: "contract reference",
    make: wordMore(/^contracts\/v.*\.json$/, /"(summary|description)": "[^"\\]*\w(?=\.")/g),
  },
  {
    name: "code that pages show",
    make: wordMore(/^snippets\/.*\.m?ts$/, /(?:\/\/|\/\*\*) [A-Z][^\n*#]*\w(?=\.?(?: \*\/)?$)/gm),
  },
  {
    name: "redirect added",
    make: (tree, dice) => {
      const to = pick(dice, targets(tree))
      return (
        to && {
          [redirects]: `${tree.read(redirects).trimEnd()}\n- from: ${oldAddress(dice)}\n  to: ${to}\n`,
        }
      )
    },
  },
]
