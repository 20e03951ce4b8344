import { readFileSync } from "node:fs"
import type { EntryPage, PageTexts } from "../../content/schema/body"
import { projectPath } from "../project-paths"

/** The texts of a page in the order in which they are kept. */
const names = ["body", "sections", "prose", "markdown"] as const satisfies (keyof PageTexts)[]

/** What is kept of a page in memory. */
export type KeptFacts = Omit<EntryPage, keyof PageTexts>

/** How long each text of a page is in its file, in bytes. */
export type TextSizes = number[]

/** A page taken apart: what stays in memory, and its texts as they are kept. */
export function takeApart(page: EntryPage): { facts: KeptFacts; texts: Buffer[] } {
  const { body, sections, prose, markdown, ...facts } = page
  const texts = { body, sections, prose, markdown }
  return { facts, texts: names.map(name => Buffer.from(JSON.stringify(texts[name]))) }
}

/** The file that was read last: whoever asks for one text of a page often asks for another. */
let last: { file: string; bytes: Buffer } | undefined

function bytesOf(file: string): Buffer {
  if (last?.file === file) return last.bytes
  try {
    last = { file, bytes: readFileSync(file) }
    return last.bytes
  } catch (error) {
    const fix = "leave .build-cache alone while the site is built, and start again"
    throw new Error(`${projectPath(file)} is gone since the content was read: ${fix}`, {
      cause: error,
    })
  }
}

/**
 * A page whose texts are read from a file each time they are asked for. A site of ten thousand pages would hold nearly 200 MB of them,
 * of which a build after an edit needs those of one page.
 * @param start where the first text begins, in bytes; the others follow
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

/** What makes each text when it is asked for. */
type TextSources = { [Name in keyof PageTexts]: () => PageTexts[Name] }

/** A page with texts that are made when they are asked for; those that are not named stay as they are. */
export function withLateTexts(page: KeptFacts, sources: TextSources): EntryPage
export function withLateTexts(page: EntryPage, sources: Partial<TextSources>): EntryPage
export function withLateTexts(page: KeptFacts, sources: Partial<TextSources>): EntryPage {
  const getters = Object.entries(sources).map(([name, get]) => [
    name,
    { get, enumerable: true, configurable: true },
  ])
  // Spread, the page would be asked for all of its texts.
  return Object.defineProperties({} as EntryPage, {
    ...Object.getOwnPropertyDescriptors(page),
    ...Object.fromEntries(getters),
  })
}
