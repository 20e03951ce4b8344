import { escapeAttribute, escapeText } from "../../../lib/escape-html"
import { site } from "../../../site.config"

interface Embedded {
  /** Full address of the page to frame, with the figure's sliders. */
  src: string
  /** Full address of the figure where it stands. */
  url: string
  title: string
  /** Pixels. */
  height: number
}

/** HTML that shows a figure on another site: the frame, and a link for whoever does not see it. */
export function embedCode({ src, url, title, height }: Embedded): string {
  const label = escapeAttribute(title)
  return `<iframe src="${escapeAttribute(src)}" title="${label}" width="100%" height="${height}" loading="lazy" style="border: 0"></iframe>
<p><a href="${escapeAttribute(url)}">${escapeText(title)}</a>, ${escapeText(site.name)}</p>
`
}
