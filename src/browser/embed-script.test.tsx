import { embedAddress } from "../content/routes"
import { findFigure } from "../templates/embed/find-figure"
import { figureDataPreload } from "./embed-script"

/** Runs the script at an address and returns the address that the script preloads. */
function preloaded(address: string): string | null | undefined {
  window.history.replaceState(null, "", address)
  document.head.replaceChildren()
  new Function(figureDataPreload)()
  return document.head.querySelector('link[rel="preload"]')?.getAttribute("href")
}

it.each([
  embedAddress("/docs/calls", "a-bought-call", "a-bought-call.strike=20"),
  "/embed?page=/docs/calls/&figure=a-bought-call",
  embedAddress("/docs/größe $& 1", "a"),
])("preloads the page data in which the figure is looked up: %s", async address => {
  const fetched = jest.fn().mockResolvedValue({ status: 404 })
  globalThis.fetch = fetched
  await findFigure(new URL(address, "https://panoptic.xyz").search)
  expect(preloaded(address)).toBe(fetched.mock.calls[0]?.[0])
})

it.each(["/embed", "/embed?lab=1_a", "/embed?page=//other.org&figure=a", "/embed?page=/"])(
  "preloads nothing when no page is named: %s",
  address => {
    expect(preloaded(address)).toBeUndefined()
  },
)
