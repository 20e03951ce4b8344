import { components } from "../../content/tree/body-components"

/**
 * Puts what the build fills components with in the place of their tags, as Markdown.
 * @param filled the props of a component on the page, by its name
 */
export function withComponentData(
  markdown: string,
  filled: (name: string) => Record<string, unknown> | undefined,
): string {
  return markdown.replace(/^<(\w+) \/>$/gm, (tag, name: string) => {
    const props = filled(name)
    return (props && components[name]?.toMarkdown?.(props, "")) ?? tag
  })
}
