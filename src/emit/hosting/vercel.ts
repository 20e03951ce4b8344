import { encodeAddress } from "./encode-address"
import { type Hosting, notSent } from "./hosting"
import { prefersMarkdownByOneExpression } from "./prefers-markdown"

/**
 * `vercel.json` for a folder that is deployed unchanged (`vercel deploy public`). Vercel keeps the
 * query of redirects.
 */
export function vercelConfig({ headers, redirects, ...hosting }: Hosting): string {
  // Vercel chooses headers by the requested address, even if there is no file.
  const rules = hosting.rules.filter(rule => !rule.ofFilesThere)
  const list = (own: Readonly<Record<string, string>>) =>
    Object.entries(own)
      .filter(([, value]) => value !== notSent)
      .map(([key, value]) => ({ key, value }))
  // Vercel cannot remove a header that a rule has set, so a header that some files lack is set for
  // the others only.
  const some = rules.filter(rule => Object.values(rule.headers).includes(notSent))
  const lacking = some.flatMap(rule =>
    Object.keys(rule.headers).filter(name => rule.headers[name] === notSent),
  )
  const given = (isLacking: boolean) =>
    list(
      Object.fromEntries(
        Object.entries(headers).filter(([name]) => lacking.includes(name) === isLacking),
      ),
    )
  const config = {
    $schema: "https://openapi.vercel.sh/vercel.json",
    cleanUrls: true,
    trailingSlash: false,
    redirects: [
      ...redirects.map(({ from, to }) => ({
        // Vercel compares this with the address as browsers send it.
        source: escapeSource(encodeURI(from)),
        destination: encodeAddress(to),
        statusCode: 301,
      })),
      {
        source: "/:page([^.]+)",
        has: [{ type: "header", key: "accept", value: prefersMarkdownByOneExpression }],
        destination: "/:page.md",
        statusCode: 302,
      },
    ],
    headers: [
      { source: "/(.*)", headers: given(false) },
      {
        source: `/((?!(?:${some.map(({ paths }) => paths).join("|")})$).*)`,
        headers: given(true),
      },
      ...rules.map(rule => ({ source: `/(${rule.paths})`, headers: list(rule.headers) })),
    ],
  }
  return `${JSON.stringify(config, null, 2)}\n`
}

const escapeSource = (path: string) => path.replace(/[.:()*+?{}[\]|\\^$]/g, "\\$&")
