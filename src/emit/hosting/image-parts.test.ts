import { GatsbyImage } from "gatsby-plugin-image"
import { onRenderBody } from "gatsby-plugin-image/gatsby-ssr"
import { createElement, type ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { imageParts } from "./image-parts"
import { hashSource, inlineParts } from "./inline-parts"

test("lists the hashes of the inline parts that the plugin writes", () => {
  const head: ReactNode[] = []
  onRenderBody({ setHeadComponents: (nodes: ReactNode[]) => head.push(...nodes) })
  const images = { fallback: { src: "/a.png" } }
  const image = createElement(GatsbyImage, {
    alt: "",
    image: { layout: "constrained", width: 1, height: 1, images },
  })
  const { scripts, styles } = inlineParts(
    renderToStaticMarkup(createElement("div", null, ...head, image)),
  )
  expect({
    scripts: scripts.map(text => hashSource(text)),
    styles: styles.map(text => hashSource(text)),
  }).toEqual(imageParts)
})
