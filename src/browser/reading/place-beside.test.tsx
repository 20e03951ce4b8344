import { placeBeside } from "./place-beside"

/** Places a preview with faked sizes and positions, because jsdom has no layout. */
function place({ linkTop, bars }: { linkTop: number; bars: string }) {
  document.documentElement.style.scrollPaddingTop = bars
  for (const [name, value] of [
    ["clientWidth", 360],
    ["clientHeight", 640],
  ] as const)
    Object.defineProperty(document.documentElement, name, { value, configurable: true })
  const preview = document.createElement("div")
  Object.defineProperties(preview, { offsetWidth: { value: 300 }, offsetHeight: { value: 200 } })
  const link = document.createElement("a")
  const line = { left: 200, top: linkTop, bottom: linkTop + 20 } as DOMRect
  link.getClientRects = () => [line] as never
  link.getBoundingClientRect = () => line
  placeBeside(preview, link)
  return [preview.style.left, preview.style.top]
}

test("places a preview below its link, within the window", () => {
  expect(place({ linkTop: 100, bars: "88px" })).toEqual(["48px", "120px"])
})

test("places a preview above its link when there is no room below", () => {
  expect(place({ linkTop: 600, bars: "88px" })).toEqual(["48px", "400px"])
})

test("keeps a preview from covering the bars at the top", () => {
  expect(place({ linkTop: 425, bars: "auto" })).toEqual(["48px", "225px"])
  expect(place({ linkTop: 425, bars: "240px" })).toEqual(["48px", "240px"])
})
