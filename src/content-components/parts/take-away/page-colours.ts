import { type Colours, pictureColours } from "./picture-styles"

/** The page's current colors. */
export function pageColours(): Colours {
  const computed = getComputedStyle(document.documentElement)
  return Object.fromEntries(
    pictureColours.map(name => [name, computed.getPropertyValue(`--${name}`).trim()]),
  ) as Colours
}
