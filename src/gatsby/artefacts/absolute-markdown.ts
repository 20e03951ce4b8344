import { absoluteUrl } from "../../content/routes"
import { mapOutsideCode } from "../../markdown/syntax/source-text"
import { linkTarget } from "./llms-lines"

/** Markdown that the build has written, with the host in its links to pages of the site: it is read away from them. */
export const absoluteMarkdown = (markdown: string, siteUrl: string) =>
  mapOutsideCode(markdown, prose =>
    prose.replace(
      /(\]\()(\/[^()\s]*)(?=\))/g,
      (_, before: string, href: string) => before + linkTarget(absoluteUrl(siteUrl, href)),
    ),
  )
