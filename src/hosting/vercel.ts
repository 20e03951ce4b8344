import { type Hosting, notSent, prefersMarkdown } from "./hosting"

/** `vercel.json` of a folder that is deployed as it is (`vercel deploy public`). Vercel keeps the query of redirects. */
export function vercelConfig({ headers, rules, redirects }: Hosting): string {
  const list = (own: Readonly<Record<string, string>>) =>
    Object.entries(own)
      .filter(([, value]) => value !== notSent)
      .map(([key, value]) => ({ key, value }))
  // Vercel takes no header away that a rule has given: what some files do not have is given to all others.
  const lackedBy = (name: string) =>
    rules.flatMap(rule => (rule.headers[name] === notSent ? [rule.paths] : [])).join("|")
  const given = Object.entries(headers)
  const groups = new Set(given.map(([name]) => lackedBy(name)))
  const config = {
    $schema: "https://openapi.vercel.sh/vercel.json",
    cleanUrls: true,
    trailingSlash: false,
    redirects: [
      ...redirects.map(({ from, to }) => ({
        source: escapeSource(from),
        destination: encodeURI(to),
        statusCode: 301,
      })),
      {
        source: "/:page([^.]+)",
        has: [{ type: "header", key: "accept", value: `${prefersMarkdown.slice(1)}.*` }],
        destination: "/:page.md",
        statusCode: 302,
      },
    ],
    headers: [
      ...Array.from(groups, lacking => ({
        source: lacking ? `/((?!(?:${lacking})$).*)` : "/(.*)",
        headers: list(Object.fromEntries(given.filter(([name]) => lackedBy(name) === lacking))),
      })),
      ...rules
        .map(rule => ({ source: `/(${rule.paths})`, headers: list(rule.headers) }))
        .filter(rule => rule.headers.length > 0),
    ],
  }
  return `${JSON.stringify(config, null, 2)}\n`
}

const escapeSource = (path: string) => path.replace(/[.:()*+?{}[\]|\\^$]/g, "\\$&")
