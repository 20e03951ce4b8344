import { Fragment } from "react"
import { unescapeHtml } from "../engine/escape-html"

/** Marked text of a hit as elements; whatever else it holds is text. */
export function MarkedText({ html }: { html: string }) {
  return html.split(/(<mark>.*?<\/mark>)/s).map((part, index) => {
    const marked = /^<mark>(.*)<\/mark>$/s.exec(part)?.[1]
    // The parts of a text have no identity but their place.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above.
    if (marked !== undefined) return <mark key={index}>{unescapeHtml(marked)}</mark>
    // biome-ignore lint/suspicious/noArrayIndexKey: see above.
    return <Fragment key={index}>{unescapeHtml(part)}</Fragment>
  })
}
