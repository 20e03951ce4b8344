import type { Element, ElementContent } from "hast"

const kinds = ["note", "tip", "info", "warning", "danger", "caution"] as const
export type AdmonitionKind = (typeof kinds)[number]
export const admonitionKinds: readonly string[] = kinds

/** Docusaurus 2 names for the six kinds. */
const older: Record<string, AdmonitionKind> = {
  secondary: "note",
  important: "info",
  success: "tip",
  error: "danger",
}

function isAdmonitionKind(name: string): name is AdmonitionKind {
  return admonitionKinds.includes(name)
}

export function admonitionKindOf(name: string): AdmonitionKind | undefined {
  if (isAdmonitionKind(name)) return name
  return Object.hasOwn(older, name) ? older[name] : undefined
}

/** Name of a kind, as shown in its title. */
export const nameOf = (kind: string) => kind.charAt(0).toUpperCase() + kind.slice(1)

/** Static HTML of an admonition; CSS draws the icon, and decorate.ts labels the aside. */
export function admonitionElement(
  kind: AdmonitionKind,
  title: ElementContent[] | undefined,
  children: ElementContent[],
  position?: Element["position"],
): Element {
  const heading: ElementContent[] = title?.length ? title : [{ type: "text", value: nameOf(kind) }]
  return {
    type: "element",
    tagName: "aside",
    properties: { className: ["admonition", `admonition-${kind}`], role: "note" },
    children: [
      {
        type: "element",
        tagName: "p",
        properties: { className: ["admonition-title"] },
        children: heading,
      },
      ...children,
    ],
    position,
  }
}
