import { isSection, sectionNames } from "../../../src/content/sections"
import { type Change, type Files, type Mutation, ofText, pages, pick, putBelow } from "./mutation"

const hidden = [
  "\u0000",
  "\u0007",
  "\u001b[31m",
  "\u202e",
  "\u2066",
  "\u200b",
  "\ufeff",
  "\ufffe",
  "\ud800",
  "\u0085",
  "\u2028",
]

const names = [
  "100%",
  "a%20b",
  "a%2fb",
  "a#b",
  "a?b",
  "a\\b",
  "a b",
  " a",
  "a ",
  "a\nb",
  "a\u0007b",
  "a\u202eb",
  "a:b",
  "a*b",
  'a"b',
  "a<b>",
  "a|b",
  "a;b",
  "a'b",
  "a&b",
  "a$b{c}",
  "...",
  "..a",
  "-",
  "con",
  "é",
  "e\u0301",
  "日本語",
  "👩‍👩‍👧",
  "constructor",
  "__proto__",
  "404",
  "tags",
  "archive",
  "rss.xml",
  "index.html",
  "x".repeat(240),
]

const text = Buffer.from(
  "---\ntitle: A page\ndescription: A page that was put here.\n---\n\nText.\n",
)
const folders = ["docs", "docs/product", "pages", ...sectionNames]
const inSection = (folder: string, name: string) =>
  isSection(folder) ? `${folder}/2024-01-01-${name}.md` : `${folder}/${name}.md`

export const files: readonly Mutation[] = [
  {
    name: "name of a file",
    apply: (_, dice) => [{ path: inSection(pick(folders, dice), pick(names, dice)), bytes: text }],
  },
  {
    name: "name of a folder",
    apply: (_, dice) => {
      const folder = `${pick([...folders, "."], dice)}/${pick(names, dice)}`
      return [1, 2].map(number => ({ path: `${folder}/2024-01-0${number}-page.md`, bytes: text }))
    },
  },
  {
    name: "twins by case or by letters",
    apply: (_, dice) => {
      const folder = pick(folders, dice)
      const [one, other] = pick(
        [
          ["Twin", "twin"],
          ["\u00e9t\u00e9", "e\u0301te\u0301"],
          ["a-b", "A-B"],
        ],
        dice,
      )
      return [one, other].map(name => ({ path: inSection(folder, name ?? ""), bytes: text }))
    },
  },
  {
    name: "symbolic link",
    apply: (all, dice) => {
      const path = pick(
        [...all.keys(), "docs/link.md", "static/link.png", "data/link.yaml", "docs/folder"],
        dice,
      )
      return [
        {
          path,
          link: pick(
            [
              "OUTSIDE/secret.md",
              "OUTSIDE",
              "/etc/passwd",
              path.split("/").at(-1) ?? "",
              "..",
              "nowhere",
            ],
            dice,
          ),
        },
      ]
    },
  },
  {
    name: "a folder instead of a file",
    apply: (all, dice) => [{ path: `${pick([...all.keys()], dice)}/inside.md`, bytes: text }],
  },
  recoded("UTF-16", before =>
    Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(before.toString("utf8"), "utf16le")]),
  ),
  recoded("UTF-16 without mark", before => Buffer.from(before.toString("utf8"), "utf16le")),
  recoded("Latin-1", before =>
    Buffer.from(`${before.toString("utf8")}\n\nCafé, naïve, 20 €.\n`, "latin1"),
  ),
  recoded("a byte order mark", before => Buffer.concat([Buffer.from("\ufeff"), before])),
  recoded("Windows lines", before => Buffer.from(before.toString("utf8").replace(/\n/g, "\r\n"))),
  recoded("Macintosh lines", before => Buffer.from(before.toString("utf8").replace(/\n/g, "\r"))),
  recoded("any bytes", (before, dice) => {
    const bytes = Buffer.from(before)
    for (let count = dice.int(1, 20); count > 0 && bytes.length > 0; count--)
      bytes[dice.int(0, bytes.length - 1)] = dice.int(0, 255)
    return bytes
  }),
  recoded("a picture as text", () =>
    Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ", "base64"),
  ),
  ofText("hidden characters", /./, (before, dice) => {
    const at = dice.int(0, before.length)
    return before.slice(0, at) + pick(hidden, dice) + before.slice(at)
  }),
  ofText("hidden characters in a page", pages, (before, dice) =>
    putBelow(before, `A${pick(hidden, dice)}b`, dice),
  ),
]

function recoded(
  name: string,
  change: (bytes: Buffer, dice: Parameters<Mutation["apply"]>[1]) => Buffer,
): Mutation {
  return {
    name,
    apply(all: Files, dice): Change[] {
      const path = pick([...all.keys()], dice)
      return [{ path, bytes: change(all.get(path) ?? Buffer.alloc(0), dice) }]
    },
  }
}
