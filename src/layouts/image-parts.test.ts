import { onRenderBody } from "gatsby-plugin-image/gatsby-ssr"
import { createElement, type ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { imageMark, withoutImageParts } from "./image-parts"

/** Head of a page with this body, the real plugin's parts among others. */
function headOf(bodyHtml: string): string {
  const head: ReactNode[] = [createElement("meta", { key: "own", name: "own" })]
  onRenderBody({ setHeadComponents: (nodes: ReactNode[]) => head.push(...nodes) })
  return renderToStaticMarkup(
    createElement("head", null, ...withoutImageParts([...head, imageMark(bodyHtml)])),
  )
}

test("nothing of the plugin is in the head of a page without GatsbyImage", () => {
  expect(headOf("<p>Text</p>")).toBe('<head><meta name="own"/></head>')
})

test("a page with GatsbyImage has the plugin's style sheet and script", () => {
  const head = headOf('<div data-gatsby-image-wrapper=""></div>')
  expect(head).toMatch(/<style>\.gatsby-image-wrapper/)
  expect(head).toMatch(/<script type="module">/)
})
