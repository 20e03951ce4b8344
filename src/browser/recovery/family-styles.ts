import { loadStyles } from "../load-styles"

/**
 * Loads the style sheet of a template whose family has one of its own, where the document has not got it yet: a page that was
 * opened carries it, another is reached from pages without it. Resolves as `loadStyles` does.
 * @param chunkName Gatsby's name for the template
 */
export async function loadFamilyStyles(chunkName = ""): Promise<void> {
  const template = /templates-(\w+)/.exec(chunkName)?.[1] ?? ""
  const files: Partial<Record<string, string[]>> = JSON.parse(window.___chunkMapping)
  const sheet = files[template]?.find(file => file.endsWith(".css"))
  if (sheet && !document.querySelector(`[data-href="${sheet}"],[href="${sheet}"]`))
    await loadStyles(sheet)
}
