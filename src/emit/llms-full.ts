import { llmsFullPath, llmsPartPath, llmsPath } from "../content/artifact-paths"
import { absoluteUrl } from "../content/routes"
import type { Artifact, SiteModel } from "../model/site-model"
import { limits } from "../site.config"
import { llmsParts } from "./llms-index"
import { line, listed, oneLine } from "./llms-lines"
import { hasMarkdown, markdownTwin } from "./markdown"

/**
 * All texts of the site, in files for readers with a small context: at most `limits.llmsPart`
 * characters each, unless a single page is longer. `llms-full.txt` lists the files.
 */
export function llmsFullArtifacts(model: SiteModel): Artifact[] {
  const { site } = model
  const pages = listed(model).filter(hasMarkdown)
  const parts = llmsParts(model).map(({ folder, title, groups }) => {
    const own = groups.flatMap(({ holds }) => pages.filter(holds))
    return {
      folder,
      title,
      files: fillFiles(own.map(page => ({ title: page.title, text: markdownTwin(page, site) }))),
    }
  })
  const index = parts.map(({ folder, title, files }) =>
    [
      `## ${title}`,
      files
        .map(({ titles }, at) =>
          line(
            `${title}, part ${at + 1} of ${files.length}`,
            absoluteUrl(site.url, llmsPartPath(folder, at + 1)),
            `${titles[0]} to ${titles.at(-1)}`,
          ),
        )
        .join("\n"),
    ].join("\n\n"),
  )
  const head = [
    `# ${site.name}: all texts`,
    `> ${oneLine(site.description)}`,
    `Each file holds at most ${limits.llmsPart.toLocaleString("en-US")} characters, unless a single page is longer. The index of all pages: ${absoluteUrl(site.url, llmsPath)}`,
  ]
  return [
    { path: llmsFullPath, body: `${[...head, ...index].join("\n\n")}\n` },
    ...parts.flatMap(({ folder, files }) =>
      files.map(({ text }, at) => ({ path: llmsPartPath(folder, at + 1), body: text })),
    ),
  ]
}

interface PartFile {
  titles: string[]
  text: string
}

/** Joins texts in order, as many in each file as fit. */
function fillFiles(pages: { title: string; text: string }[]): PartFile[] {
  const files: PartFile[] = []
  for (const { title, text } of pages) {
    const last = files.at(-1)
    const separator = "\n---\n\n"
    if (last && last.text.length + separator.length + text.length <= limits.llmsPart) {
      last.text += separator + text
      last.titles.push(oneLine(title))
    } else files.push({ titles: [oneLine(title)], text })
  }
  return files
}
