import { screen } from "@testing-library/react"
import { wrongBaseScript } from "./wrong-base"

/** Shows the page at an address, with its script. Returns a function that makes a script fail. */
function open(address: string): (src: string) => void {
  window.history.replaceState(null, "", address)
  document.body.innerHTML = "<main>The page</main>"
  new Function(wrongBaseScript)()
  return src => {
    const script = document.createElement("script")
    script.setAttribute("src", src)
    script.type = "text/plain"
    document.body.append(script)
    script.dispatchEvent(new Event("error"))
  }
}

it("explains the problem when the site is served below another path than it was built for", () => {
  open("/preview/site/")("/app-1.js")
  expect(screen.getByRole("alert")).toHaveTextContent(
    "This site is served at /preview/site/, but it was built for the root of a domain",
  )
  expect(document.body.firstElementChild).toBe(screen.getByRole("alert"))
})

it("names the folder when the address is that of the home page's file", () => {
  open("/preview/index.html")("/app-1.js")
  expect(screen.getByRole("alert")).toHaveTextContent("served at /preview/,")
})

it("reports missing scripts when the path is right", () => {
  open("/")("/app-1.js")
  expect(screen.getByRole("alert")).toHaveTextContent(/^The scripts of this page did not load/)
})

it("reports once when several scripts fail", () => {
  const fail = open("/")
  fail("/app-1.js")
  fail("/framework-1.js")
  expect(screen.getAllByRole("alert")).toHaveLength(1)
})

it("ignores scripts of other sites", () => {
  open("/preview/")("https://example.org/tag.js")
  expect(screen.queryByRole("alert")).not.toBeInTheDocument()
})

it("ignores scripts that fail when Gatsby's loader is running", () => {
  Object.assign(window, { ___loader: {} })
  open("/preview/")("/template-1.js")
  Reflect.deleteProperty(window, "___loader")
  expect(screen.queryByRole("alert")).not.toBeInTheDocument()
})
