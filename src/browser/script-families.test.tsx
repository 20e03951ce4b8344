import { familyOf, familyPreload, templateChunk } from "./script-families"

const mapping = JSON.stringify({ app: ["/app-1.js"], docs: ["/docs-2.js"] })

beforeEach(() => {
  Object.assign(window, { ___chunkMapping: mapping })
  document.head.replaceChildren()
})

it("knows the script that holds a template", () => {
  expect(familyOf(templateChunk("docs-tag"))).toBe("docs")
  expect(familyOf(templateChunk("search"))).toBeUndefined()
})

it("preloads the script of a family under its present address", () => {
  new Function(familyPreload("docs"))()
  const link = document.head.querySelector("link")
  expect(link).toHaveAttribute("href", "/docs-2.js")
  expect(link).toHaveAttribute("rel", "preload")
})

it("preloads nothing for a family that this build does not have", () => {
  new Function(familyPreload("home"))()
  expect(document.head.querySelector("link")).toBeNull()
})
