/** Media ranges whose weights decide between a page and its Markdown, as regular expressions. */
const ranges = { markdown: "text/markdown", html: "text/html", text: "text/\\*", any: "\\*/\\*" }

// JavaScript and PCRE read these expressions identically, in time linear in the header's length.
const named = (range: string) => `(?:^|,)\\s*${range}\\s*(?:[;,]|$)`
const weighted = (range: string) =>
  `(?:^|,)\\s*${range}\\s*(?:;(?!\\s*q=)[^,;]*)*;\\s*q=([01](?:\\.\\d{0,3})?)\\s*(?:[;,]|$)`
const beforeHtml = "(?:(?!text/html).)*text/markdown"

const matches = (pattern: string, accept: string) => new RegExp(pattern, "i").test(accept)

/**
 * Weight that an Accept header gives a media range; undefined if the header does not name the
 * range.
 */
function weightOf(range: string, accept: string): number | undefined {
  const weight = new RegExp(weighted(range), "i").exec(accept)?.[1]
  return weight === undefined ? (matches(named(range), accept) ? 1 : undefined) : Number(weight)
}

/**
 * True if a request prefers Markdown to HTML (RFC 9110, 12.5.1): its Accept header names Markdown
 * and gives it a higher weight than HTML, or the same weight without naming HTML first. A wildcard
 * alone never requests Markdown.
 */
export function prefersMarkdown(accept = ""): boolean {
  const markdown = weightOf(ranges.markdown, accept) ?? 0
  const [html = 0] = [ranges.html, ranges.text, ranges.any].flatMap(
    range => weightOf(range, accept) ?? [],
  )
  return markdown > html || (markdown > 0 && markdown === html && matches(`^${beforeHtml}`, accept))
}

/**
 * The rule of `prefersMarkdown` as nginx maps, which only compare texts: `$prefers_markdown` is
 * `.md` or empty.
 */
export function markdownMaps(): string {
  const weightMap = (name: string, range: string, otherwise: string) => `map $http_accept $${name} {
  default ${otherwise};
  "~*${escaped(weighted(range))}" $1;
  "~*${escaped(named(range))}" 1;
}`
  // The first digit that differs decides.
  const higher = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(digit => `${digit}\\S* \\1[0-${digit - 1}]`)
  const maps = [
    weightMap("accept_any", ranges.any, "0"),
    weightMap("accept_text", ranges.text, "$accept_any"),
    weightMap("accept_html", ranges.html, "$accept_text"),
    weightMap("accept_markdown", ranges.markdown, "0"),
    `# Weights of Markdown and of HTML, then the header.
map "$accept_markdown $accept_html $http_accept" $prefers_markdown {
  default "";
  "~^[0.]+ " "";
  "~^\\\\S+ [0.]+ " ".md";
  "~^(\\\\S*)(?:${escaped(higher.join("|"))})" ".md";
  "~^(\\\\S+?)0*[1-9]\\\\d* \\\\1 " ".md";
  "~*^([01](?:\\\\.\\\\d*[1-9])?)[.0]* \\\\1[.0]* ${beforeHtml}" ".md";
}`,
  ]
  return maps.join("\n\n")
}

const escaped = (text: string) => text.replaceAll("\\", "\\\\")

const refused = "(?![^,]*;\\s*q=0)"

/**
 * A stricter rule as a single expression for the whole header, for Vercel, which cannot compare
 * weights: Markdown has full weight and does not follow HTML of full weight, or no range that
 * includes HTML is accepted.
 */
export const prefersMarkdownByOneExpression = `(?:(?:(?:(?!text/html${refused}).)*,)?\\s*text/markdown${refused}|(?!.*(?:text/html|\\*))(?:.*,)?\\s*text/markdown(?![^,]*;\\s*q=0(?:\\.0*)?\\s*(?:,|$)))\\s*(?:[;,].*)?`
