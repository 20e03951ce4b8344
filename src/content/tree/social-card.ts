import { socialCardPath } from "../artefact-paths"
import { homePath } from "../routes"
import { entryOf, type Page } from "./page"

/** Kinds of pages that get a social card of their own; the others show the site's. */
const ownCard = new Set<Page["kind"]>(["article", "doc", "contract", "standalone", "home"])

/** Address of a page's social card: the picture its front matter names, else the drawn card. */
export function socialCard(page: Page): string {
  return namedPicture(page) ?? socialCardPath(ownCard.has(page.kind) ? page.path : homePath)
}

/** Pages whose card has to be drawn. */
export function needsCard(page: Page): boolean {
  return ownCard.has(page.kind) && namedPicture(page) === undefined
}

function namedPicture(page: Page): string | undefined {
  const image = page.kind === "standalone" ? undefined : entryOf(page)?.frontMatter.image
  return image && /^(https?:|\/)/.test(image) ? image : undefined
}
