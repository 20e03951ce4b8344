import { createElement, useMemo } from "react"
import { trustedHtml } from "../../browser/trusted-html"

interface HtmlProps {
  html: string
  /** Within a paragraph or a heading, where a div would break the markup. */
  inPhrasing?: boolean
}

/** A piece of HTML that the build has made, in an element that takes no part in the layout. */
export function Html({ html, inPhrasing = false }: HtmlProps) {
  // The same object for the same text: React writes the HTML anew for another.
  const trusted = useMemo(() => ({ __html: trustedHtml(html) }), [html])
  return createElement(inPhrasing ? "span" : "div", {
    className: "contents",
    // biome-ignore lint/security/noDangerouslySetInnerHtml: compiled and cleaned at build.
    dangerouslySetInnerHTML: trusted,
  })
}
