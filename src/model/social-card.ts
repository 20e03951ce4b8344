import { pictureCardPath, socialCardPath } from "../content/artifact-paths"
import { homePath } from "../content/routes"
import type { Page } from "./page"

/** Page kinds that get their own social card; others use the site's. */
const ownCard = new Set<Page["kind"]>(["article", "doc", "contract", "standalone", "home"])

/**
 * Address of a page's social card: the front matter's picture on another site, a card made from a
 * local picture, or the drawn card.
 */
export function socialCard(page: Page): string {
  const named = namedPicture(page)
  if (named?.startsWith("http")) return named
  if (named && isRaster(named)) return pictureCardPath(page.path)
  return socialCardPath(ownCard.has(page.kind) ? page.path : homePath)
}

/** Returns true if the card is made from the picture in the page's front matter. */
export const showsItsPicture = (page: Page) => socialCard(page) === pictureCardPath(page.path)

/** Returns true if the card has to be drawn. */
export const needsCard = (page: Page) => socialCard(page) === socialCardPath(page.path)

/** Returns false for SVG files, which social networks do not display. */
const isRaster = (src: string) => !/\.svg$/i.test(src)

const namedPicture = (page: Page) =>
  ownCard.has(page.kind) ? page.entry?.frontMatter.image : undefined
