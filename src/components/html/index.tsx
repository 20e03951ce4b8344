import { createElement, useMemo } from "react"
import { trustedHtml } from "../../browser/trusted-html"

interface HtmlProps {
  html: string
  /** True in a paragraph or heading, where a div would be invalid. */
  inPhrasing?: boolean
}

/** HTML from the build, in an element that does not affect layout. */
export function Html({ html, inPhrasing = false }: HtmlProps) {
  // The object must stay the same for the same text, or React would write the HTML again.
  const trusted = useMemo(() => ({ __html: trustedHtml(html) }), [html])
  return createElement(inPhrasing ? "span" : "div", {
    className: "contents",
    // biome-ignore lint/security/noDangerouslySetInnerHtml: compiled and sanitized at build.
    dangerouslySetInnerHTML: trusted,
  })
}
