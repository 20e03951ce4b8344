import { pageDataPreload } from "./page-data-preload"

/** Runs the script on a page and returns the address that the script preloads. */
function preloaded(pathname: string, address: string): string | null | undefined {
  window.history.replaceState(null, "", address)
  document.documentElement.dataset.path = pathname
  document.head.replaceChildren()
  new Function(pageDataPreload)()
  return document.head.querySelector('link[rel="preload"]')?.getAttribute("href")
}

it("preloads the page's data", () => {
  expect(preloaded("/docs/intro", "/docs/intro")).toBe("/page-data/docs/intro/page-data.json")
})

it("preloads the home page's data from Gatsby's index path", () => {
  expect(preloaded("/", "/")).toBe("/page-data/index/page-data.json")
})

it("appends the query, as Gatsby does, when the address has one", () => {
  expect(preloaded("/search", "/search?q=delta#a")).toBe("/page-data/search/page-data.json?q=delta")
})
