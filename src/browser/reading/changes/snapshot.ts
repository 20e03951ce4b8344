/**
 * Kinds of content compared in a section: words, numbers (parameters, tables, formulas) and code
 * (calls, declarations).
 */
export const kinds = ["words", "numbers", "code"] as const
export type Kind = (typeof kinds)[number]

/** Digests of a page's words, numbers and code, in this order, by section. */
export type Snapshot = Readonly<Record<string, readonly string[]>>

/** Differences between two snapshots of a page. */
export interface Difference {
  changed: { section: string; kinds: Kind[] }[]
  added: string[]
  removed: string[]
}

/** Key of the content above the first heading. */
export const opening = ""

const heading = /^#{2,6} (.*?)(?: \{#[\w-]+\})?$/
const fence = /^[ \t>]*(?:`{3,}|~{3,})/
const inlineCode = /`[^`\n]+`/g
const number = /\d[\d,.]*/g

/** Returns the digests of a page's Markdown, by section. Sections of the same name are merged. */
export function snapshotOf(markdown: string): Snapshot {
  const texts = new Map<string, { text: string; code: string }>()
  let section = opening
  let isCode = false
  for (const line of markdown.split("\n")) {
    const [, title] = isCode ? [] : (heading.exec(line) ?? [])
    if (title !== undefined) section = title
    const parts = texts.get(section) ?? { text: "", code: "" }
    texts.set(section, parts)
    if (fence.test(line)) isCode = !isCode
    else if (isCode) parts.code += `${line}\n`
    else {
      parts.code += (line.match(inlineCode) ?? []).join("\n")
      parts.text += `${line.replace(inlineCode, "")}\n`
    }
  }
  return Object.fromEntries(
    [...texts].map(([name, { text, code }]) => [
      name,
      [
        digest(text.replace(number, "").replace(/\s+/g, " ")),
        digest((text.match(number) ?? []).join(" ")),
        digest(code),
      ],
    ]),
  )
}

/** Compares a snapshot with a later one. */
export function difference(before: Snapshot, now: Snapshot): Difference {
  const changed = Object.entries(now).flatMap(([section, digests]) => {
    const old = before[section]
    const differing = kinds.filter((_, index) => old && old[index] !== digests[index])
    return differing.length > 0 ? [{ section, kinds: differing }] : []
  })
  const missingIn = (other: Snapshot) => (section: string) => !Object.hasOwn(other, section)
  return {
    changed,
    added: Object.keys(now).filter(missingIn(before)),
    removed: Object.keys(before).filter(missingIn(now)),
  }
}

/** Returns the 32-bit FNV-1a hash of a text, which is enough to detect a change. */
function digest(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) {
    hash ^= text.charCodeAt(at)
    hash = Math.imul(hash, 0x01000193)
  }
  return (hash >>> 0).toString(36)
}
