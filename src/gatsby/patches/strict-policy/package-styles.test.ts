import { GatsbyImage } from "gatsby-plugin-image"
import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { withoutPackageStyles } from "./package-styles.ssr"

// Set as in a build; without this setting, the plugin also styles its wrapper.
beforeAll(() => Object.assign(globalThis, { GATSBY___IMAGE: true }))

test("removes only the style attributes of a GatsbyImage", () => {
  const images = { fallback: { src: "/a.png" } }
  const html = renderToStaticMarkup(
    createElement(GatsbyImage, {
      alt: "A",
      image: { layout: "constrained", width: 640, height: 360, images },
    }),
  )
  expect(html).toContain(' style="')
  expect(withoutPackageStyles(html)).toBe(html.replace(/ style="[^"]*"/g, ""))
})

test.each([
  ['<div style="outline:none" id="gatsby-focus-wrapper">', '<div id="gatsby-focus-wrapper">'],
  [
    '<div id="gatsby-announcer" style="top:0" aria-live="x">',
    '<div id="gatsby-announcer" aria-live="x">',
  ],
])("removes the style that Gatsby itself sets in %s", (html, expected) => {
  expect(withoutPackageStyles(html)).toBe(expected)
})

test.each(['<div style="color:red">', '&lt;div style="outline:none" id="gatsby-announcer">'])(
  "keeps %s",
  html => {
    expect(withoutPackageStyles(html)).toBe(html)
  },
)
