import { GatsbyImage } from "gatsby-plugin-image"
import { renderToStaticMarkup } from "react-dom/server"
import { withoutPackageStyles } from "./package-styles"

test("a GatsbyImage keeps all but its style attributes", () => {
  const html = renderToStaticMarkup(
    <GatsbyImage
      alt="A"
      loading="lazy"
      image={{
        layout: "constrained",
        width: 640,
        height: 360,
        images: { fallback: { src: "/a.png" } },
      }}
    />,
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
])("%s is Gatsby's own", (html, expected) => {
  expect(withoutPackageStyles(html)).toBe(expected)
})

test.each(['<div style="color:red">', '&lt;div style="outline:none" id="gatsby-announcer">'])(
  "%s stays",
  html => {
    expect(withoutPackageStyles(html)).toBe(html)
  },
)
