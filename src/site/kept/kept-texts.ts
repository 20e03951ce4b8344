import { readFileSync } from "node:fs"
import type { EntryPage, PageTexts } from "../../content/schema/body"
import { projectPath } from "../project-paths"

/** The texts of a page in the order in which they are stored. */
const names = ["body", "sections", "prose", "markdown"] as const satisfies (keyof PageTexts)[]

/** The part of a page that stays in memory. */
export type KeptFacts = Omit<EntryPage, keyof PageTexts>

/** Size of each text of a page in its file, in bytes. */
export type TextSizes = number[]

/** Splits a page into the part that stays in memory and its serialized texts. */
export function takeApart(page: EntryPage): { facts: KeptFacts; texts: Buffer[] } {
  const { body, sections, prose, markdown, ...facts } = page
  const texts = { body, sections, prose, markdown }
  return { facts, texts: names.map(name => Buffer.from(JSON.stringify(texts[name]))) }
}

/** The file that was read last, because several texts of one page are often read in a row. */
let last: { file: string; bytes: Buffer } | undefined

function bytesOf(file: string): Buffer {
  if (last?.file === file) return last.bytes
  try {
    last = { file, bytes: readFileSync(file) }
    return last.bytes
  } catch (error) {
    const fix = "start again, and do not change .build-cache during the build"
    throw new Error(`${projectPath(file)} was removed after the content was read: ${fix}`, {
      cause: error,
    })
  }
}

/**
 * Returns a page that reads its texts from a file on each access. A site of ten thousand pages
 * would hold nearly 200 MB of texts, of which a build after an edit needs those of one page.
 * @param start offset of the first text in bytes; the others follow
 */
export function withKeptTexts(
  facts: KeptFacts,
  file: string,
  start: number,
  sizes: TextSizes,
): EntryPage {
  const read = (index: number) => {
    const from = sizes.slice(0, index).reduce((sum, size) => sum + size, start)
    return JSON.parse(bytesOf(file).toString("utf8", from, from + (sizes[index] ?? 0)))
  }
  return withLateTexts(
    facts,
    Object.fromEntries(names.map((name, index) => [name, () => read(index)])) as TextSources,
  )
}

/** Functions that produce each text on access. */
type TextSources = { [Name in keyof PageTexts]: () => PageTexts[Name] }

/** Returns a page with texts that are produced on access; texts without a source stay unchanged. */
export function withLateTexts(page: KeptFacts, sources: TextSources): EntryPage
export function withLateTexts(page: EntryPage, sources: Partial<TextSources>): EntryPage
export function withLateTexts(page: KeptFacts, sources: Partial<TextSources>): EntryPage {
  const getters = Object.entries(sources).map(([name, get]) => [
    name,
    { get, enumerable: true, configurable: true },
  ])
  // Copies descriptors, because spreading the page would read all of its texts.
  return Object.defineProperties({} as EntryPage, {
    ...Object.getOwnPropertyDescriptors(page),
    ...Object.fromEntries(getters),
  })
}
