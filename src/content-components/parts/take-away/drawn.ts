/** An element of a figure as it is drawn, whoever has read it: the browser's page, or the HTML that the build wrote. */
export interface Drawn {
  tag: string
  /** Classes by the names that their style sheets give them. */
  classes: readonly string[]
  attributes: Readonly<Record<string, string>>
  children: readonly (Drawn | string)[]
}

/**
 * Name of a class in its style sheet: the built site adds two digits of the sheet (`grid-KI`), and Gatsby by itself
 * the names of both (`plot-module--grid--1a2b3`).
 */
export const ownName = (name: string) =>
  name.replace(/^.+--(.+)--[\da-f]{5}$/, "$1").replace(/-[\dA-Za-z]{2}$/, "")

/** @param attributes as they are written, `class` among them */
export function drawn(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly (Drawn | string)[],
): Drawn {
  const classes = (attributes.class ?? "").split(/\s+/).filter(Boolean).map(ownName)
  return { tag: tag.toLowerCase(), classes, attributes, children }
}

/** The elements right inside another one. */
export const elementsOf = ({ children }: Drawn): Drawn[] =>
  children.filter(child => typeof child !== "string")

/** Text of an element and all inside it, with single spaces. */
export function textOf(node: Drawn): string {
  return rawText(node).replace(/\s+/g, " ").trim()
}

const rawText = (node: Drawn | string): string =>
  typeof node === "string" ? node : node.children.map(rawText).join("")

/** All elements of a name inside another one, in their order. */
export function allOf(node: Drawn, wanted: (element: Drawn) => boolean): Drawn[] {
  return elementsOf(node).flatMap(child => [
    ...(wanted(child) ? [child] : []),
    ...allOf(child, wanted),
  ])
}

export const isTag =
  (...tags: string[]) =>
  ({ tag }: Drawn) =>
    tags.includes(tag)

export const hasClass =
  (name: string) =>
  ({ classes }: Drawn) =>
    classes.includes(name)
