/** @jest-environment jsdom */
import { element, textElement, xmlDocument } from "./xml"

function parsed(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, "application/xml")
  expect(document.querySelector("parsererror")).toBeNull()
  return document
}

test("preserves text and attributes when they are parsed again", () => {
  const text = `a < b && "c" > 'd' ]]> é 🚀`
  const document = parsed(xmlDocument(element("root", { of: text }, text)))
  expect(document.documentElement.textContent).toBe(text)
  expect(document.documentElement.getAttribute("of")).toBe(text)
})

test("preserves HTML when it contains the end of a CDATA section", () => {
  const html = "<p>a && b ]]> c</p>"
  const document = parsed(xmlDocument(element("root", {}, { html })))
  expect(document.documentElement.textContent).toBe(html)
})

test("removes characters that XML forbids", () => {
  const document = parsed(xmlDocument(textElement("root", "a\u0000b\u000cc\uD800d\uFFFEe")))
  expect(document.documentElement.textContent).toBe("abcde")
})

test("indents elements that contain elements and omits attributes without a value", () => {
  const root = element("a", { x: undefined, y: "1" }, element("b"), textElement("c", "d"))
  expect(xmlDocument(root)).toBe(
    '<?xml version="1.0" encoding="utf-8"?>\n<a y="1">\n  <b/>\n  <c>d</c>\n</a>\n',
  )
})
