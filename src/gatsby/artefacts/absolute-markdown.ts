/**
 * Markdown whose links say the host: a twin is read away from its page. Code stays as it is.
 * @param resolve the address of a link, or undefined where it stays as written
 */
export function absoluteMarkdown(
  markdown: string,
  resolve: (href: string) => string | undefined,
): string {
  const link = (whole: string, before: string, href: string) => {
    const address = resolve(href)
    return address === undefined ? whole : before + address
  }
  return markdown
    .split(code)
    .map((text, index) =>
      index % 2 === 1
        ? text
        : text
            .replace(/(\]\(<?)([^)\s>]+)/g, link)
            .replace(/^(\[[^\]\n]+\]:[ \t]+<?)([^\s>]+)/gm, link)
            .replace(/(\b(?:href|src)=")([^"]+)/g, link),
    )
    .join("")
}

/** Paths of the site with its host. */
export const hostAdded = (siteUrl: string) => (href: string) =>
  /^\/(?!\/)/.test(href) ? siteUrl + href : undefined

/** Fenced blocks, and code within a line. */
const code = /(^[ \t>]*(?:`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t>]*(?:`{3,}|~{3,})[ \t]*$|`[^`\n]+`)/m
