import { pageDataPreload } from "./page-data-preload"

/** Runs the script in the page of an address; gives the address it preloads. */
function preloaded(pathname: string, address: string): string | null | undefined {
  window.history.replaceState(null, "", address)
  document.documentElement.dataset.path = pathname
  document.head.replaceChildren()
  new Function(pageDataPreload)()
  return document.head.querySelector('link[rel="preload"]')?.getAttribute("href")
}

it("preloads the data of the page", () => {
  expect(preloaded("/docs/intro", "/docs/intro")).toBe("/page-data/docs/intro/page-data.json")
})

it("knows where the data of the home page lie", () => {
  expect(preloaded("/", "/")).toBe("/page-data/index/page-data.json")
})

it("names the data as Gatsby does where the address has a query", () => {
  expect(preloaded("/search", "/search?q=delta#a")).toBe("/page-data/search/page-data.json?q=delta")
})
