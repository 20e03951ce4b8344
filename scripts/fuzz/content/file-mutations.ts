import fc from "fast-check"
import { isSection, sectionNames } from "../../../src/content/sections"
import { type Files, mutation } from "./change"
import { names } from "./payloads.json"

const page = Buffer.from(
  "---\ntitle: A page\ndescription: A page that was put here.\n---\n\nText.\n",
)
const folder = fc.constantFrom("docs", "docs/product", "pages", ...sectionNames)
const name = fc.constantFrom(...names, "x".repeat(240))
const pathOf = (parent: string, file: string) =>
  isSection(parent) ? `${parent}/2024-01-01-${file}.md` : `${parent}/${file}.md`

/** Encodings and line endings that editors may produce. */
const encodings: Record<string, (text: string) => Buffer> = {
  "UTF-16": text => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")]),
  "UTF-16 without a mark": text => Buffer.from(text, "utf16le"),
  "Latin-1": text => Buffer.from(`${text}\n\nCafé, naïve, 20 €.\n`, "latin1"),
  "byte order mark": text => Buffer.from(`\ufeff${text}`),
  "Windows lines": text => Buffer.from(text.replace(/\n/g, "\r\n")),
  "Macintosh lines": text => Buffer.from(text.replace(/\n/g, "\r")),
  picture: () => Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ", "base64"),
}

export function fileMutations(files: Files) {
  const path = fc.constantFrom(...files.keys())
  const before = (of: string) => files.get(of) ?? Buffer.alloc(0)
  const target = fc.constantFrom(
    ...["OUTSIDE/secret.md", "OUTSIDE", "/etc/passwd", "SELF", "..", "nowhere"],
  )
  const link = fc.oneof(
    path,
    fc.constantFrom("docs/link.md", "static/link.png", "data/link.yaml", "docs/folder"),
  )
  return [
    mutation("name of a file", fc.tuple(folder, name), ([parent, file]) => [
      { path: pathOf(parent, file), bytes: page },
    ]),
    mutation(
      "name of a folder",
      fc.tuple(fc.oneof(folder, fc.constant(".")), name),
      ([parent, file]) =>
        [1, 2].map(day => ({ path: `${parent}/${file}/2024-01-0${day}-page.md`, bytes: page })),
    ),
    mutation(
      "names that differ by case or normalization",
      fc.tuple(
        folder,
        fc.constantFrom(["Twin", "twin"], ["\u00e9t\u00e9", "e\u0301te\u0301"], ["a-b", "A-B"]),
      ),
      ([parent, twins]) => twins.map(file => ({ path: pathOf(parent, file), bytes: page })),
    ),
    mutation("symbolic link", fc.tuple(link, target), ([at, to]) => [
      { path: at, link: to === "SELF" ? (at.split("/").at(-1) ?? "") : to },
    ]),
    mutation("folder instead of a file", path, of => [{ path: `${of}/inside.md`, bytes: page }]),
    mutation(
      "encoding",
      fc.tuple(path, fc.constantFrom(...Object.keys(encodings))),
      ([of, encoding]) => {
        const bytes = encodings[encoding]?.(before(of).toString("utf8"))
        return bytes ? [{ path: of, bytes }] : []
      },
    ),
    mutation(
      "random bytes",
      fc.tuple(path, fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 20 })),
      ([of, written]) => {
        const bytes = Buffer.from(before(of))
        for (const [at, byte] of written) bytes[at % Math.max(1, bytes.length)] = byte
        return [{ path: of, bytes }]
      },
    ),
  ]
}
