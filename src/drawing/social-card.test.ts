/** @jest-environment jsdom */
import { socialCardSvg } from "./social-card"

const subject = {
  title: "Puts & <calls>",
  kind: "doc",
  seed: "/x",
  section: "Docs",
  siteName: "Example",
}
const measure = (text: string) => text.length / 2

function textsOf(svg: string): (string | null)[] {
  const document = new DOMParser().parseFromString(svg, "image/svg+xml")
  expect(document.querySelector("parsererror")).toBeNull()
  return [...document.querySelectorAll("text")].map(element => element.textContent)
}

test("a card carries the site's name, the section and the title", () => {
  expect(textsOf(socialCardSvg(subject, measure))).toEqual(["Example", "Docs", "Puts & <calls>"])
})

test("a card of a page without a section has none", () => {
  expect(textsOf(socialCardSvg({ ...subject, section: "" }, measure))).toHaveLength(2)
})
