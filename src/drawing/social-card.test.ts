/** @jest-environment jsdom */
import { socialCardSvg } from "./social-card"
import type { Typeface } from "./typeface"

const subject = {
  title: "Puts & <calls>",
  kind: "doc",
  seed: "/x",
  section: "Docs",
  siteName: "Example",
}

/** Texts drawn on a card, each with the font that draws it. */
function card(subject: Parameters<typeof socialCardSvg>[0]): string[] {
  const drawn: string[] = []
  const noting = (weight: string): Typeface => ({
    measure: text => text.length / 2,
    drawable: text => text.replaceAll("🚀 ", ""),
    draw: text => {
      if (text) drawn.push(`${weight}: ${text}`)
      return ""
    },
  })
  const svg = socialCardSvg(subject, { title: noting("title"), label: noting("label") })
  const document = new DOMParser().parseFromString(svg, "image/svg+xml")
  expect(document.querySelector("parsererror")).toBeNull()
  return drawn
}

test("shows the site's name, the section and the title", () => {
  expect(card(subject)).toEqual(["title: Puts & <calls>", "label: Example", "label: Docs"])
})

test("omits characters that the font lacks", () => {
  expect(card({ ...subject, title: "🚀 Launch" })[0]).toBe("title: Launch")
})

test("omits the section when the page has none", () => {
  expect(card({ ...subject, section: "" })).toHaveLength(2)
})
