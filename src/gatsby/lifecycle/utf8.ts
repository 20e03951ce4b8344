import { transcode } from "node:buffer"

/**
 * A text as UTF-8, the bytes that `Buffer.from` makes. By way of UTF-16 it took a tenth of the time for the HTML of
 * pages. See docs/decisions/0087-pages-finished-while-rendered.md.
 */
export function utf8(text: string): Buffer {
  try {
    return transcode(Buffer.from(text, "utf16le"), "utf16le", "utf8")
  } catch {
    // Half of a character, for which `Buffer.from` has a sign.
    return Buffer.from(text)
  }
}
