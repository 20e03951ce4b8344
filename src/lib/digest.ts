import { createHash } from "node:crypto"
import { textParts } from "./text-parts"

/** Digest of plain data, for `internal.contentDigest`. */
export function digestOf(value: unknown): string {
  return digestOfText(JSON.stringify(value))
}

export const digestOfText = (text: string): string => digestOfTexts([text])

/** Digest of many values, without joining them into one string. */
export function digestOfEach(values: Iterable<unknown>): string {
  return digestOfTexts(
    (function* () {
      for (const value of values) yield `${JSON.stringify(value)}\n`
    })(),
  )
}

function digestOfTexts(texts: Iterable<string>): string {
  const hash = createHash("sha256")
  for (const text of texts) for (const part of textParts(text)) hash.update(part)
  return hash.digest("hex").slice(0, 32)
}
