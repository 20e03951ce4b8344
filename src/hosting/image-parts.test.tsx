import { GatsbyImage } from "gatsby-plugin-image"
import { onRenderBody } from "gatsby-plugin-image/gatsby-ssr"
import type { ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { imageParts } from "./image-parts"
import { hashSource, inlineParts } from "./inline-parts"

test("the hashes are those of what the plugin writes", () => {
  const head: ReactNode[] = []
  onRenderBody({ setHeadComponents: (nodes: ReactNode[]) => head.push(...nodes) })
  const image = (
    <GatsbyImage
      alt=""
      image={{
        layout: "constrained",
        width: 1,
        height: 1,
        images: { fallback: { src: "/a.png" } },
      }}
    />
  )
  const { scripts, styles } = inlineParts(
    renderToStaticMarkup(
      <div>
        {head}
        {image}
      </div>,
    ),
  )
  expect({
    scripts: scripts.map(text => hashSource(text)),
    styles: styles.map(text => hashSource(text)),
  }).toEqual(imageParts)
})
