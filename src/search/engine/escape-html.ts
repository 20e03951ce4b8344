const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }

/** Escapes text for HTML. */
export const escapeHtml = (text: string) =>
  /[&<>"]/.test(text) ? text.replace(/[&<>"]/g, character => entities[character] ?? "") : text

const characters: Record<string, string> = Object.fromEntries(
  Object.entries(entities).map(([character, entity]) => [entity, character]),
)

/** Reverses `escapeHtml`. */
export const unescapeHtml = (html: string) =>
  html.replace(/&(amp|lt|gt|quot);/g, entity => characters[entity] ?? entity)
