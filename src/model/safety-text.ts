import type { SafetyNoticeText } from "../content/schema/safety"
import { escapeAttribute, escapeText } from "../lib/escape-html"
import { formatDate } from "../lib/format-date"

/**
 * The safety notice as HTML: title and date, status and required action, links.
 * @param path route of the page that shows the notice, which does not link to itself
 */
export function safetyHtml(notice: SafetyNoticeText, path: string): string {
  const { title, asOf, status, action } = notice
  const day = `As of <time datetime="${asOf}">${formatDate(asOf)}</time>`
  const links = linksOn(notice, path).map(({ label, href }) => {
    const outside = href.startsWith("https:") ? ' class="external" rel="noopener"' : ""
    return `<li><a href="${escapeAttribute(href)}"${outside}>${escapeText(label)}</a></li>`
  })
  return [
    `<p><strong>${escapeText(title)}</strong> <small>${day}</small></p>`,
    `<p>${escapeText(status)} ${escapeText(action)}</p>`,
    `<ul>${links.join("")}</ul>`,
  ].join("")
}

/** The safety notice as a Markdown quotation, for the twins of pages. */
export function safetyMarkdown(notice: SafetyNoticeText, path: string): string {
  const { title, asOf, status, action } = notice
  const links = linksOn(notice, path).map(({ label, href }) => `[${label}](${href})`)
  const lines = [
    `**${title}** (as of ${formatDate(asOf)})`,
    `${status} ${action}`,
    links.join(" · "),
  ]
  return lines.map(line => `> ${line}`).join("\n>\n")
}

const linksOn = ({ links }: SafetyNoticeText, path: string) =>
  links.filter(({ href }) => href !== path)
