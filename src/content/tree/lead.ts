import type { Entry } from "../schema/entry"

/** Whether the text begins with what the description says, so that showing both would say it twice. */
export function startsWithItsDescription({
  description,
  page,
}: Pick<Entry, "description" | "page">): boolean {
  const [first] = page.sections
  return first?.text.startsWith(description.replace(/\s*…$/, "")) === true
}
