import { screen } from "@testing-library/react"
import { wrongBaseScript } from "./wrong-base"

/** The page at an address, with its script; answers a script that fails. */
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

it("explains a site that is served below another path than it was built for", () => {
  open("/preview/site/")("/app-1.js")
  expect(screen.getByRole("alert")).toHaveTextContent(
    "This site is served at /preview/site/, but it was built for the root of a domain",
  )
  expect(document.body.firstElementChild).toBe(screen.getByRole("alert"))
})

it("takes the file of the home page for its folder", () => {
  open("/preview/index.html")("/app-1.js")
  expect(screen.getByRole("alert")).toHaveTextContent("served at /preview/,")
})

it("blames no path where the path is right", () => {
  open("/")("/app-1.js")
  expect(screen.getByRole("alert")).toHaveTextContent(/^The scripts of this page did not load/)
})

it("says it once", () => {
  const fail = open("/")
  fail("/app-1.js")
  fail("/framework-1.js")
  expect(screen.getAllByRole("alert")).toHaveLength(1)
})

it("says nothing of scripts of others", () => {
  open("/preview/")("https://example.org/tag.js")
  expect(screen.queryByRole("alert")).not.toBeInTheDocument()
})

it("leaves what fails later to the page's own recovery", () => {
  Object.assign(window, { ___loader: {} })
  open("/preview/")("/template-1.js")
  Reflect.deleteProperty(window, "___loader")
  expect(screen.queryByRole("alert")).not.toBeInTheDocument()
})
