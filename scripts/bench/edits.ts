import { appendFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import sharp from "sharp"
import { filesBelow } from "./folders"
import { contentFolder } from "./site-builds"
import type { Dice } from "./synthetic/dice"
import { phrase } from "./synthetic/prose"

/** One change that an author or developer makes. Says what it changed. */
export interface Edit {
  name: string
  apply(root: string, dice: Dice): string | Promise<string>
  /** Takes the change back, after a build with it. Says what it changed. */
  takeBack?(root: string): string
}

/** Posts that no other page links to, so that any of them may be renamed or deleted. */
const letterAmong =
  (...numbers: [string, ...string[]]) =>
  (dice: Dice) => {
    const number = dice.pick(numbers)
    return `2024-02-0${number}-newsletter-${number}.md`
  }
const first = letterAmong("1", "2", "3")
const second = letterAmong("4", "5", "6")
const third = letterAmong("7", "8", "9")

/** Work that an article of the fixture cites. */
export const citedWork = "black-scholes-1973"

/** A post with a picture in its body that no other page shows. */
const picturePost = "2024-01-15-picture/index.md"
const picture = "2024-01-15-picture/picture.png"
const pictureInText = "![A picture](./picture.png)"

/** Folder of a docs version that `versions.json` does not name yet. */
export const unnamedVersion = "version-0.9"

/** Every kind of edit, on the fixture of `fixtureContent`. Each finds what it changes, or throws. */
export const edits: readonly Edit[] = [
  text("body of a post", first, (before, dice) => `${before}\n${phrase(dice, 9)}.\n`),
  replace("title of a post", first, /^title: .*$/m, dice => `title: ${phrase(dice, 4)}`),
  replace(
    "description of a document",
    "docs/01-guides/02-second.md",
    /^---\n/,
    dice => `---\ndescription: ${phrase(dice, 12)}.\n`,
  ),
  replace(
    "title of a document",
    "docs/01-guides/01-first.md",
    /^title: .*$/m,
    dice => `title: ${phrase(dice, 3)}`,
  ),
  replace("tags of a post", first, /^tags: .*$/m, "tags: [A new tag, DeFi]"),
  {
    name: "rename of a post",
    apply(root, dice) {
      const from = pathOf(root, second(dice))
      const to = from.replace("newsletter", "letter")
      renameSync(inContent(root, from), inContent(root, to))
      return `${from} to ${to}`
    },
  },
  {
    name: "deleted post",
    apply(root, dice) {
      const file = pathOf(root, third(dice))
      rmSync(inContent(root, file))
      return file
    },
  },
  {
    name: "new post",
    apply(root, dice) {
      const file = join(postsFolder(root), `2024-03-0${dice.int(1, 9)}-new-post.md`)
      const lines = ["---", "title: New post", "tags: [Newsletter, New]", "---", "", "Text.", ""]
      writeFileSync(inContent(root, file), lines.join("\n"))
      return file
    },
  },
  {
    name: "new document",
    apply(root) {
      const file = "docs/01-guides/04-fourth.md"
      writeFileSync(inContent(root, file), "---\ntags: [Uni V2]\n---\n\n# Fourth guide\n\nText.\n")
      return file
    },
  },
  replace(
    "label of a category",
    "docs/01-guides/_category_.json",
    /"label": *"[^"]*"/,
    dice => `"label": "${phrase(dice, 2)}"`,
  ),
  replace("navigation", "data/navigation.yaml", /label: Docs/, dice => `label: ${phrase(dice, 1)}`),
  replace(
    "announcement",
    "data/announcements.yaml",
    /^ {2}text: .*$/m,
    "  text: Something else has happened.",
  ),
  replace("home page", "data/home.yaml", /^ {2}title: .*$/m, "  title: Another heading"),
  replace("author", "authors.yml", /name: .*/, "name: Anna Example"),
  replace("cited work", "data/references.yaml", "The pricing of options", "On pricing options"),
  replace("version of the docs", "versions.json", '"1.0"', '"1.0", "0.9"'),
  text(
    "redirect",
    "data/redirects.yaml",
    before => `${before}- from: /old-second\n  to: /docs/guides/second\n`,
  ),
  {
    name: "image",
    async apply(root) {
      const file = "docs/01-guides/square.png"
      const create = { width: 32, height: 32, channels: 3 as const, background: "#204080" }
      await sharp({ create }).png().toFile(inContent(root, file))
      return file
    },
  },
  inAndOut(
    "post with a picture as a draft",
    before => replaced(before, /^---\n/, "---\ndraft: true\n"),
    before => replaced(before, "draft: true\n", ""),
  ),
  inAndOut(
    "post without its picture",
    before => replaced(before, pictureInText, "No picture."),
    before => replaced(before, "No picture.", pictureInText),
  ),
  {
    name: "component",
    apply(root) {
      const file = "src/components/skip-link/index.tsx"
      rewrite(join(root, file), before =>
        replaced(before, "Skip to main content", "Skip to content"),
      )
      return file
    },
  },
  {
    name: "component for authors",
    apply(root) {
      const file = "src/content-components/details/index.tsx"
      rewrite(join(root, file), before => replaced(before, "<div>", '<div data-more="">'))
      return file
    },
  },
  {
    name: "style sheet",
    apply(root) {
      const file = "src/components/skip-link/skip-link.module.css"
      appendFileSync(join(root, file), "\n.skip:active {\n  outline: 2px solid;\n}\n")
      return file
    },
  },
]

type Rolled = string | ((dice: Dice) => string)
const roll = (value: Rolled, dice: Dice) => (typeof value === "string" ? value : value(dice))

function text(name: string, file: Rolled, change: (before: string, dice: Dice) => string): Edit {
  return {
    name,
    apply(root, dice) {
      const path = pathOf(root, roll(file, dice))
      rewrite(inContent(root, path), before => change(before, dice))
      return path
    },
  }
}

function replace(name: string, file: Rolled, what: string | RegExp, by: Rolled): Edit {
  return text(name, file, (before, dice) => replaced(before, what, roll(by, dice)))
}

/** A change of the post with a picture that is taken back after a build. */
function inAndOut(
  name: string,
  change: (before: string) => string,
  back: (before: string) => string,
): Edit {
  const rewritten = (root: string, by: (before: string) => string) => {
    const path = pathOf(root, picturePost)
    rewrite(inContent(root, path), by)
    return path
  }
  return {
    name,
    apply: root => rewritten(root, change),
    takeBack: root => rewritten(root, back),
  }
}

/** Puts the post with a picture into the fixture: large enough for all sizes and formats. */
export async function writePicturePost(root: string): Promise<void> {
  const folder = inContent(root, postsFolder(root))
  const post = join(folder, picturePost)
  mkdirSync(dirname(post), { recursive: true })
  writeFileSync(post, `---\ntitle: A picture\n---\n\nText.\n\n${pictureInText}\n`)
  // Noise, since a plain one is so small that it is served as it is.
  const noise = { type: "gaussian" as const, mean: 128, sigma: 30 }
  const create = { width: 1200, height: 600, channels: 3 as const, background: "#806020", noise }
  await sharp({ create }).png().toFile(join(folder, picture))
}

const inContent = (root: string, path: string) => join(root, contentFolder, path)

/** Path below the content folder of the file whose path ends so: which section holds a post is the fixture's affair. */
export function pathOf(root: string, end: string): string {
  const path = filesBelow(join(root, contentFolder)).find(name => `/${name}`.endsWith(`/${end}`))
  if (path === undefined) throw new Error(`the fixture has no file ${end}`)
  return path
}

/** Folder of the posts below the content folder, told from one that no edit touches. */
const postsFolder = (root: string) => dirname(pathOf(root, "2024-01-31-second-post.md"))

function rewrite(file: string, change: (before: string) => string): void {
  writeFileSync(file, change(readFileSync(file, "utf8")))
}

function replaced(before: string, what: string | RegExp, by: string): string {
  const after = before.replace(what, by)
  if (after === before) throw new Error(`nothing to replace: ${what}`)
  return after
}
