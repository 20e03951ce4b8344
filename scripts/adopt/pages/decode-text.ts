/** Characters of Windows-1252 from 0x80 to 0x9F; five of them are undefined. */
const windows1252 = [..."€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ"]

/** Decodes a text file in any supported encoding; `recoded` is true if it was not UTF-8. */
export function decodeText(bytes: Buffer): { text: string; recoded: boolean } {
  for (const encoding of ["utf-16le", "utf-16be"])
    if (
      bytes
        .subarray(0, 2)
        .equals(Buffer.from(encoding === "utf-16le" ? [0xff, 0xfe] : [0xfe, 0xff]))
    )
      return { text: new TextDecoder(encoding).decode(bytes), recoded: true }
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), recoded: false }
  } catch {
    // Node's own decoder treats Windows-1252 as Latin-1.
    const text = bytes.toString("latin1")
    return {
      text: text.replace(/[\x80-\x9f]/g, byte => windows1252[byte.charCodeAt(0) - 0x80] ?? byte),
      recoded: true,
    }
  }
}
