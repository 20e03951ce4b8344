/** A message of a package as it goes on in a sentence of ours. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
