import { loadPageStyles } from "./load-page-styles"
import { templateChunk } from "./route-groups"

const home = templateChunk("home")
const links = () => [...document.querySelectorAll<HTMLLinkElement>("link[href='/home.1.css']")]
const settle = (event: string) => links().at(-1)?.dispatchEvent(new Event(event))

beforeEach(() => {
  document.head.innerHTML = "<style data-href='/docs.1.css'></style>"
  window.___chunkMapping = JSON.stringify({
    docs: ["/docs-1.js", "/docs.1.css"],
    home: ["/home-1.js", "/home.1.css"],
    others: ["/others-1.js"],
  })
})

test("adds another route group's style sheet before its page is shown, and requests it again when it failed", async () => {
  const shown = jest.fn()
  const first = loadPageStyles(home).then(shown)
  const second = loadPageStyles(home)
  expect(links()).toHaveLength(1)
  await Promise.resolve()
  expect(shown).not.toHaveBeenCalled()
  settle("error")
  await Promise.all([first, second])
  expect(shown).toHaveBeenCalled()

  const again = loadPageStyles(home)
  expect(links()).toHaveLength(2)
  settle("load")
  await again
  await loadPageStyles(home)
  expect(links()).toHaveLength(2)
})

test("adds shared style sheets that the first page lacked when another page is shown", async () => {
  window.___chunkMapping = JSON.stringify({
    app: ["/app-1.js", "/app-text.1.css", "/app-figures.1.css"],
    docs: ["/docs-1.js", "/docs.1.css"],
  })
  document.head.innerHTML += "<style data-href='/app-figures.1.css'></style>"
  const next = loadPageStyles(templateChunk("doc"))
  const [link, ...others] = document.querySelectorAll("link")
  expect(link).toHaveAttribute("href", "/app-text.1.css")
  expect(others).toEqual([])
  link?.dispatchEvent(new Event("load"))
  await next
})

test("loads nothing for the first page's route group or one without a style sheet", async () => {
  await loadPageStyles(templateChunk("docs-tag"))
  await loadPageStyles(templateChunk("search"))
  await loadPageStyles("component---of-nobody")
  expect(document.querySelector("link")).toBeNull()
})
