import "./text-encoder"
import type { ReactElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"

/** HTML that readers see before, or without, the page's script. */
export function servedHtml(element: ReactElement): string {
  return renderToStaticMarkup(element)
}
