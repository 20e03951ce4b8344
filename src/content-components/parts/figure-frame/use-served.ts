import { useState } from "react"
import { useBeforePaint } from "../use-before-paint"

const partsOf = (anchor: string) => [
  ...(document.getElementById(anchor)?.querySelectorAll("details") ?? []),
]

/**
 * A figure that comes to life takes the place of the one that was served. What a reader had opened of that stays open, and who was in it
 * with the keyboard stays there.
 * @returns whether its table of numbers and its menu were open
 */
export function useServed(anchor: string): readonly [numbers: boolean, menu: boolean] {
  const [[numbers, menu, focused]] = useState(() => {
    const parts = typeof document === "undefined" ? [] : partsOf(anchor)
    const [first = false, second = false] = parts.map(({ open }) => open)
    return [first, second, parts.findIndex(part => part.contains(document.activeElement))] as const
  })
  useBeforePaint(() => {
    partsOf(anchor)[focused]?.querySelector("summary")?.focus({ preventScroll: true })
  }, [anchor, focused])
  return [numbers, menu]
}
