import { tagSlug } from "./tag-slug"

/** Name of a figure in addresses: its title is its own on the page. */
export const figureId = (title: string) => tagSlug(title)

/** Anchor of a figure, apart from those of headings. */
export const figureAnchor = (title: string) => `figure-${figureId(title)}`

/** Anchor of a component with these props; undefined where it is no figure. */
export const anchorOfProps = ({ title, caption }: Readonly<Record<string, unknown>>) =>
  typeof title === "string" && typeof caption === "string" ? figureAnchor(title) : undefined
