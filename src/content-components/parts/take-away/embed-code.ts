import { escapeAttribute, escapeText } from "../../../lib/escape-html"
import { site } from "../../../site.config"

interface Embedded {
  /** Full URL of the page to embed, with the figure's sliders. */
  src: string
  /** Full URL of the figure on its own page. */
  url: string
  title: string
  /** Height in pixels. */
  height: number
}

/**
 * HTML that embeds a figure on another site: the frame, and a link in case the frame does not show.
 */
export function embedCode({ src, url, title, height }: Embedded): string {
  const label = escapeAttribute(title)
  return `<iframe src="${escapeAttribute(src)}" title="${label}" width="100%" height="${height}" loading="lazy" style="border: 0"></iframe>
<p><a href="${escapeAttribute(url)}">${escapeText(title)}</a>, ${escapeText(site.name)}</p>
`
}
