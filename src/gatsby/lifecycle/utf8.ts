import { transcode } from "node:buffer"

/**
 * A text as UTF-8, the bytes that `Buffer.from` makes. By way of UTF-16 it takes a tenth of the time where a page has a character beyond
 * Latin 1. See docs/decisions/0087-pages-finished-while-rendered.md.
 */
export function utf8(text: string): Buffer {
  try {
    return transcode(Buffer.from(text, "utf16le"), "utf16le", "utf8")
  } catch {
    // Half of a character, for which `Buffer.from` has a sign.
    return Buffer.from(text)
  }
}
