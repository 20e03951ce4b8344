import { encodeAddress } from "./encode-address"
import { type Hosting, notSent } from "./hosting"

/**
 * `_headers` file for Netlify and Cloudflare Pages. Both combine the values of a header from
 * several rules, so a header that differs for some files is set for each folder separately.
 * @param folders first segments of the addresses of pages and data, such as `docs`
 */
export function netlifyHeaders({ headers, rules }: Hosting, folders: readonly string[]): string {
  const listed = rules.filter(({ globs }) => globs.length > 0)
  const varying = new Set(listed.flatMap(rule => Object.keys(rule.headers)))
  const shared = sharedDirectives([headers, ...listed.map(rule => rule.headers)])
  const lines = (own: Readonly<Record<string, string>>) =>
    Object.entries(own)
      .filter(([, value]) => value !== notSent)
      .map(([name, value]) => `  ${name}: ${name === policy ? without(value, shared) : value}`)
  const of = (wanted: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => wanted(name)))
  // Both hosts revalidate responses without Cache-Control by default.
  const byFolder = of(name => varying.has(name) && name !== "Cache-Control")
  const apart = new Set(listed.flatMap(({ globs }) => globs))
  const places = ["/", ...folders.flatMap(folder => [`/${folder}`, `/${folder}/*`])].filter(
    place => !apart.has(place),
  )
  return [
    "/*",
    ...lines(of(name => !varying.has(name) && name !== policy)),
    `  ${policy}: ${shared.join("; ")}`,
    ...places.flatMap(place => [place, ...lines(byFolder)]),
    ...listed.flatMap(rule => rule.globs.flatMap(glob => [glob, ...lines(rule.headers)])),
    "",
  ].join("\n")
}

const policy = "Content-Security-Policy"

/**
 * Directives common to all policies. The rest of each policy is sent with its own files, and
 * browsers enforce both parts.
 */
function sharedDirectives(all: readonly Readonly<Record<string, string>>[]): string[] {
  const [first = [], ...others] = all.flatMap(own => (own[policy] ? [own[policy].split("; ")] : []))
  return first.filter(directive => others.every(other => other.includes(directive)))
}

const without = (value: string, directives: readonly string[]) =>
  value
    .split("; ")
    .filter(directive => !directives.includes(directive))
    .join("; ")

/**
 * `_redirects` file for the same hosts; both keep the query. On Netlify, `!` makes the redirect
 * override the stub page at its address; Cloudflare skips that line and applies the next one.
 */
export const netlifyRedirects = ({ redirects }: Hosting): string =>
  redirects
    .map(({ from, to }) => `${encodeURI(from)} ${encodeAddress(to)} 301`)
    .map(line => `${line}!\n${line}\n`)
    .join("")
