import { loadFamilyStyles } from "./family-styles"
import { templateChunk } from "./script-families"

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

test("the sheet of another family is added before its page is shown; one that did not arrive is asked for again", async () => {
  const shown = jest.fn()
  const first = loadFamilyStyles(home).then(shown)
  const second = loadFamilyStyles(home)
  expect(links()).toHaveLength(1)
  await Promise.resolve()
  expect(shown).not.toHaveBeenCalled()
  settle("error")
  await Promise.all([first, second])
  expect(shown).toHaveBeenCalled()

  const again = loadFamilyStyles(home)
  expect(links()).toHaveLength(2)
  settle("load")
  await again
  await loadFamilyStyles(home)
  expect(links()).toHaveLength(2)
})

test("nothing is loaded for the family of the first page, or one without a sheet", async () => {
  await loadFamilyStyles(templateChunk("docs-tag"))
  await loadFamilyStyles(templateChunk("search"))
  await loadFamilyStyles("component---of-nobody")
  expect(document.querySelector("link")).toBeNull()
})
