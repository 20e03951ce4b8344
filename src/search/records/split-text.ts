/**
 * Splits a text into parts of at most `length` characters, after sentences if possible, otherwise
 * between words.
 */
export function splitText(text: string, length: number): string[] {
  const parts: string[] = []
  let rest = text.trim()
  while (rest.length > length) {
    const start = rest.slice(0, length + 1)
    const sentence = /^[\s\S]*[.!?](?=\s)/.exec(start)?.[0].length ?? 0
    const word = start.lastIndexOf(" ")
    const end = sentence > length / 2 ? sentence : word > 0 ? word : length
    parts.push(rest.slice(0, end).trim())
    rest = rest.slice(end).trim()
  }
  return rest === "" ? parts : [...parts, rest]
}
