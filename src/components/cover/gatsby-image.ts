/** In a file of its own, so that only readers whom a link leads to a raster cover load it. */
import { onRenderBody } from "gatsby-plugin-image/gatsby-ssr"
import { isValidElement, type ReactNode } from "react"

export { GatsbyImage } from "gatsby-plugin-image"

/**
 * Adds the plugin's style sheet, which is served with pages that show a raster cover only (src/layouts/image-parts.tsx), to a
 * page that may have been served without one.
 */
export function addImageStyles(): void {
  onRenderBody({
    setHeadComponents(parts: ReactNode[]) {
      for (const part of parts) {
        if (!isValidElement<StyleProps>(part) || part.type !== "style") continue
        const textContent = part.props.dangerouslySetInnerHTML.__html
        document.head.append(Object.assign(document.createElement("style"), { textContent }))
      }
    },
  })
}

interface StyleProps {
  dangerouslySetInnerHTML: { __html: string }
}
