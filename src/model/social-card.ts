import { pictureCardPath, socialCardPath } from "../content/artifact-paths"
import { homePath } from "../content/routes"
import type { Page } from "./page"

/** Kinds of pages that get a social card of their own; the others show the site's. */
const ownCard = new Set<Page["kind"]>(["article", "doc", "contract", "standalone", "home"])

/**
 * Address of a page's social card: the picture of another site that its front matter names, a card made of a picture of this
 * one, else the drawn card.
 */
export function socialCard(page: Page): string {
  const named = namedPicture(page)
  if (named?.startsWith("http")) return named
  if (named && isRaster(named)) return pictureCardPath(page.path)
  return socialCardPath(ownCard.has(page.kind) ? page.path : homePath)
}

/** Pages whose card is made of the picture that their front matter names. */
export const showsItsPicture = (page: Page) => socialCard(page) === pictureCardPath(page.path)

/** Pages whose card has to be drawn. */
export const needsCard = (page: Page) => socialCard(page) === socialCardPath(page.path)

/** Drawings are nothing that networks show. */
const isRaster = (src: string) => !/\.svg$/i.test(src)

const namedPicture = (page: Page) =>
  ownCard.has(page.kind) ? page.entry?.frontMatter.image : undefined
