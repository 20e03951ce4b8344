import type { Body } from "../content/schema/body"
import type { Entry } from "../content/schema/entry"
import { noticeComponent as component, type Safety } from "../content/schema/safety"
import { componentMark, markLinks } from "../content/twin-marks"
import { digestOf } from "../lib/digest"
import { needsSafetyNotice } from "../model/safety-notice"
import { safetyHtml, safetyMarkdown } from "../model/safety-text"
import { withLazyTexts } from "./cache/cached-texts"

/**
 * Returns the entry with the notice before its text and in its Markdown, if the entry needs one. A
 * notice that its author placed stays there and is filled in; search, word counts, and excerpts
 * ignore the notice.
 */
export function withSafetyNotice(entry: Entry, safety: Safety): Entry {
  const { page } = entry
  const placed = page.components.includes(component)
  if (!placed && !needsSafetyNotice(entry, safety)) return entry
  const html = safetyHtml(safety.notice, entry.path)
  const notice = { component, props: {}, children: [html] }
  const text = markLinks(safetyMarkdown(safety.notice, entry.path))
  const shown = withLazyTexts(page, {
    body: () => (placed ? filled(page.body, html) : [notice, ...page.body]),
    markdown: () =>
      placed
        ? page.markdown.replace(componentMark(component), () => text)
        : `${text}\n\n${page.markdown}`,
  })
  const components = placed ? page.components : [component, ...page.components]
  const digest = digestOf([page.digest, html, text])
  return { ...entry, page: Object.assign(shown, { components, digest }) }
}

/**
 * Returns a copy of a body with the text of its notices filled in. Bodies are shared, so none is
 * changed in place.
 */
function filled(body: Body, html: string): Body {
  return body.map(node => {
    if (typeof node === "string") return node
    const isNotice = "component" in node && node.component === component
    return { ...node, children: isNotice ? [html] : filled(node.children, html) }
  })
}
