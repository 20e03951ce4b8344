const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }

/** Text as HTML that shows it. */
export const escapeHtml = (text: string) =>
  /[&<>"]/.test(text) ? text.replace(/[&<>"]/g, character => entities[character] ?? "") : text

const characters: Record<string, string> = Object.fromEntries(
  Object.entries(entities).map(([character, entity]) => [entity, character]),
)

/** The text that `escapeHtml` was given. */
export const unescapeHtml = (html: string) =>
  html.replace(/&(amp|lt|gt|quot);/g, entity => characters[entity] ?? entity)
