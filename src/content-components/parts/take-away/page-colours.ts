import { type Colours, pictureColours } from "./picture-styles"

/** The colours that the page has at the moment. */
export function pageColours(): Colours {
  const computed = getComputedStyle(document.documentElement)
  return Object.fromEntries(
    pictureColours.map(name => [name, computed.getPropertyValue(`--${name}`).trim()]),
  ) as Colours
}
