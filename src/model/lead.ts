import type { CompiledPage } from "../content/schema/body"

/** Whether the text begins with what the description says, so that showing both would say it twice. */
export function startsWithDescription(
  description: string,
  { sections: [first] }: Pick<CompiledPage, "sections">,
): boolean {
  return first?.text.startsWith(description.replace(/\s*…$/, "")) === true
}
