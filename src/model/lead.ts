import type { CompiledPage } from "../content/schema/body"

/** Returns true if the text begins with the description, so that showing both would repeat it. */
export function startsWithDescription(
  description: string,
  { sections: [first] }: Pick<CompiledPage, "sections">,
): boolean {
  return first?.text.startsWith(description.replace(/\s*…$/, "")) === true
}
