import { tagSlug } from "./tag-slug"

/** Name of a figure in addresses. The title of a figure is unique on its page. */
export const figureId = (title: string) => tagSlug(title)

/** Anchor of a figure, in a namespace apart from headings. */
export const figureAnchor = (title: string) => `figure-${figureId(title)}`

/** Anchor of a component with these props; undefined if it is not a figure. */
export const anchorOfProps = ({ title, caption }: Readonly<Record<string, unknown>>) =>
  typeof title === "string" && typeof caption === "string" ? figureAnchor(title) : undefined
