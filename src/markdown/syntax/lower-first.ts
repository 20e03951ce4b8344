/** Lowercases the first letter of a package's message, to continue a sentence of ours. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
