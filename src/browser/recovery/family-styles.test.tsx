import { loadFamilyStyles } from "./family-styles"

const mapping = { app: ["/app-1.js"], contract: ["/contract.1.css", "/contract-1.js"] }
const sheets = () => [...document.querySelectorAll("link")].map(link => link.getAttribute("href"))

beforeEach(() => {
  document.head.replaceChildren()
  window.___chunkMapping = JSON.stringify(mapping)
})

const contract = "component---src-templates-contract-index-tsx"

test("the sheet of a family is loaded once, and waited for", async () => {
  const dressed = loadFamilyStyles(contract)
  expect(sheets()).toEqual(["/contract.1.css"])
  document.querySelector("link")?.dispatchEvent(new Event("load"))
  await dressed
  await loadFamilyStyles(contract)
  expect(sheets()).toEqual(["/contract.1.css"])
})

test("a page that was opened carries its sheet", async () => {
  const style = document.createElement("style")
  style.dataset.href = "/contract.1.css"
  document.head.append(style)
  await loadFamilyStyles(contract)
  expect(sheets()).toEqual([])
})

test.each(["component---src-templates-doc-index-tsx", undefined])("%s needs none", async name => {
  await loadFamilyStyles(name)
  expect(sheets()).toEqual([])
})
