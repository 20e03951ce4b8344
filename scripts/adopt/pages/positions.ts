import type { Element } from "./context-of"

/** A node with its position in the text. */
export interface Placed {
  position?: { start: { offset?: number; line: number; column: number }; end: { offset?: number } }
}

export const rangeOf = ({ position }: Placed): [number, number] => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
]

/** A place on the line of an offset. */
export const placeAt = (source: string, offset: number): Placed => ({
  position: {
    start: { line: source.slice(0, offset).split("\n").length, column: 1 },
    end: {},
  },
})

/** Returns true if the element contains text, rather than nothing or a function. */
export function holdsText({ children }: Element): boolean {
  return children.some(
    child =>
      !child.type.endsWith("Expression") && !(child.type === "text" && child.value.trim() === ""),
  )
}
