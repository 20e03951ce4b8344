/** Text as it stands between tags. */
export function escapeText(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;")
}

/** Text as it stands in an attribute with double quotes. */
export function escapeAttribute(text: string): string {
  return escapeText(text).replace(/"/g, "&quot;")
}
