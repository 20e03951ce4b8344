import type { Problem } from "../../content/problem"
import { hiddenCharacter } from "../../lib/hidden-characters"

export type Decoded = { text: string; problem?: undefined } | { text?: undefined; problem: Problem }

/**
 * Decodes the bytes of a file to text without a byte order mark. Empty files and encodings other
 * than UTF-8 give a Problem.
 */
export function decodeUtf8(bytes: Uint8Array, file: string): Decoded {
  if (bytes.length === 0) {
    const fix = "write the page, or delete the file"
    return { problem: { file, message: "the file is empty", fix } }
  }
  const utf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  const fix = "save the file as UTF-8"
  if (utf16) return { problem: { file, message: "the file is UTF-16, not UTF-8", fix } }
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes)
    const nul = text.indexOf("\0")
    if (nul >= 0) {
      const message = "the file has a NUL character, so it is not a text file"
      return { problem: { file, line: lineAt(text, nul), message, fix } }
    }
    const hidden = hiddenCharacter(text)
    if (!hidden) return { text }
    const line = lineAt(text, hidden.offset)
    return { problem: { file, line, message: hidden.message, fix: hidden.fix } }
  } catch {
    const line = firstBadLine(bytes)
    return { problem: { file, line, message: "the file is not UTF-8", fix } }
  }
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length
}

/** Decodes line by line, which is safe because no byte of a UTF-8 sequence equals a line feed. */
function firstBadLine(bytes: Uint8Array): number | undefined {
  const decoder = new TextDecoder("utf-8", { fatal: true })
  let start = 0
  for (let line = 1; start <= bytes.length; line++) {
    const next = bytes.indexOf(10, start)
    const end = next < 0 ? bytes.length : next
    try {
      decoder.decode(bytes.subarray(start, end))
    } catch {
      return line
    }
    start = end + 1
  }
  return undefined
}
