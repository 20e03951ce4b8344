/** `1 page`, `2 pages`. */
export const countOf = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`

/** Joins names as "A, B and C", cut after about `limit` characters. */
export function listOf(names: readonly string[], limit = 140): string {
  const shown: string[] = []
  for (const name of names) {
    if (shown.length > 0 && shown.join(", ").length + name.length > limit) break
    shown.push(name)
  }
  if (shown.length < names.length)
    return `${shown.join(", ")} and ${names.length - shown.length} more`
  return shown.length > 1
    ? `${shown.slice(0, -1).join(", ")} and ${shown.at(-1)}`
    : (shown[0] ?? "")
}
