export function escapeText(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;")
}

export function escapeAttribute(text: string): string {
  return escapeText(text).replace(/"/g, "&quot;")
}
