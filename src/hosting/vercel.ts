import { type Hosting, prefersMarkdown } from "./hosting"

/** `vercel.json` of a folder that is deployed as it is (`vercel deploy public`). Vercel keeps the query of redirects. */
export function vercelConfig({ headers, rules, redirects }: Hosting): string {
  const list = (own: Readonly<Record<string, string>>) =>
    Object.entries(own).map(([key, value]) => ({ key, value }))
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
      { source: "/(.*)", headers: list(headers) },
      ...rules.map(rule => ({ source: `/(${rule.paths})`, headers: list(rule.headers) })),
    ],
  }
  return `${JSON.stringify(config, null, 2)}\n`
}

const escapeSource = (path: string) => path.replace(/[.:()*+?{}[\]|\\^$]/g, "\\$&")
