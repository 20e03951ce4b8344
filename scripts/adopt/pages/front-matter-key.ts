/**
 * Sets a front matter key of a page, replacing an older value. Adds front matter if the page has
 * none.
 * @param value in YAML syntax
 */
export function withKey(text: string, key: string, value: string): string {
  const line = `${key}: ${value}`
  const [, opening] = /^(\uFEFF?---[ \t]*\r?\n)/.exec(text) ?? []
  if (!opening) return `---\n${line}\n---\n\n${text.replace(/^\uFEFF/, "")}`
  const end = opening.endsWith("\r\n") ? "\r\n" : "\n"
  const rest = text.slice(opening.length)
  const [head = ""] = /^[\s\S]*?^-{3,}[ \t]*$/m.exec(rest) ?? []
  const written = new RegExp(`^${key}:.*$`, "m")
  if (written.test(head)) return opening + head.replace(written, line) + rest.slice(head.length)
  return `${opening}${line}${end}${rest}`
}
