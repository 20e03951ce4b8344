import { Fragment } from "react"
import { unescapeHtml } from "../engine/escape-html"

/** Renders the marks of a hit's text as elements and everything else as text. */
export function MarkedText({ html }: { html: string }) {
  return html.split(/(<mark>.*?<\/mark>)/s).map((part, index) => {
    const marked = /^<mark>(.*)<\/mark>$/s.exec(part)?.[1]
    // The parts have no identity other than their position.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above.
    if (marked !== undefined) return <mark key={index}>{unescapeHtml(marked)}</mark>
    // biome-ignore lint/suspicious/noArrayIndexKey: see above.
    return <Fragment key={index}>{unescapeHtml(part)}</Fragment>
  })
}
