import { realpathSync, statSync } from "node:fs"
import type { IncomingMessage, ServerResponse } from "node:http"
import { join, sep } from "node:path"
import send from "send"
import { compressed, contentTypeOf } from "../src/emit/hosting/content-types"
import { encodeAddress } from "../src/emit/hosting/encode-address"
import { type Hosting, headersOf, hostFiles } from "../src/emit/hosting/hosting"
import { prefersMarkdown } from "../src/emit/hosting/prefers-markdown"
import { compressedEnding } from "../src/lib/compressed-ending"

/** A published folder and its hosting rules. */
export interface ServedSite {
  /** Absolute path without symbolic links. */
  root: string
  hosting: Hosting
}

/** Longest address that gets an answer; nginx's limit is also 8 kB. */
const longest = 8_000

/** Answers a request as the site's hosts do; src/emit/hosting/nginx.ts has the same rules. */
export function answer(request: IncomingMessage, response: ServerResponse, site: ServedSite): void {
  const { method = "", url = "/", headers } = request
  const path = url.length > longest ? undefined : decoded(split(url, "?")[0])
  const target = path === undefined ? undefined : redirectOf(site, path)
  if (method !== "GET" && method !== "HEAD") end(response, site, 405, { Allow: "GET, HEAD" })
  else if (url.length > longest) end(response, site, 414)
  else if (path === undefined) end(response, site, 400)
  else if (target !== undefined)
    end(response, site, 301, { Location: withQuery(target, split(url, "?")[1]) })
  else {
    sendFile(request, response, site, fileOf(site.root, path, prefersMarkdown(headers.accept)))
  }
}

/** Sends a response without content. */
function end(
  response: ServerResponse,
  { hosting }: ServedSite,
  status: number,
  own: Record<string, string> = {},
): void {
  response.writeHead(status, { ...headersOf(hosting, "/404.html"), ...own }).end()
}

/** Decoded path of an address, with single slashes and no dot segments; undefined if invalid. */
function decoded(address: string): string | undefined {
  let path: string
  try {
    path = decodeURIComponent(address)
  } catch {
    return undefined
  }
  if (!path.startsWith("/") || path.includes("\0")) return undefined
  const parts = path.split(/[/\\]/)
  return parts.includes(".") || parts.includes("..") ? undefined : path.replace(/\/+/g, "/")
}

/**
 * Redirect target of an address, if any: a redirect of the site, or a page's form without a slash
 * or `index.html`.
 */
function redirectOf({ root, hosting }: ServedSite, path: string): string | undefined {
  const bare = path.replace(/(.)\/$/, "$1")
  const redirect = hosting.redirects.find(({ from }) => from === bare)
  if (redirect) return encodeAddress(redirect.to)
  const clean = path.replace(/\/(?:index\.html)?$/, "")
  if (
    path === "/" ||
    isNotFoundPage(path) ||
    clean === path ||
    !isFile(root, `${clean}/index.html`)
  )
    return undefined
  return encodeURI(clean || "/")
}

/** Inserts the request's query before the anchor of the redirect. */
function withQuery(target: string, query: string | undefined): string {
  const [path, anchor] = split(target, "#")
  return `${path}${query === undefined ? "" : `?${query}`}${anchor === undefined ? "" : `#${anchor}`}`
}

/** File of an address, as a path from the root; undefined if there is none. */
function fileOf(root: string, path: string, markdown: boolean): string | undefined {
  const isForHosts = (hostFiles as readonly string[]).includes(path) || /\.br$/.test(path)
  if (isForHosts || isNotFoundPage(path)) return undefined
  const candidates = [path, join(path, "index.html")]
  if (markdown) candidates.unshift(path === "/" ? "/index.md" : `${path}.md`)
  return candidates.find(candidate => isFile(root, candidate))
}

/** Returns true for the 404 page, which has no address. */
const isNotFoundPage = (path: string) => /^\/404(?:\.html$|\/|$)/.test(path)

/** Returns true if the path is a file that is inside the folder after all links are resolved. */
function isFile(root: string, path: string): boolean {
  try {
    const file = realpathSync(join(root, path))
    return file.startsWith(root + sep) && statSync(file).isFile()
  } catch {
    // The file does not exist, or its name is too long.
    return false
  }
}

function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { root, hosting }: ServedSite,
  file: string | undefined,
): void {
  const path = file ?? "/404.html"
  response.setHeader("Content-Type", contentTypeOf(path))
  for (const [name, value] of Object.entries(headersOf(hosting, path)))
    response.setHeader(name, value)
  const accepted = String(request.headers["accept-encoding"] ?? "")
  const form = path + compressedEnding
  const isCompressed = /\bbr\b/.test(accepted) && isFile(root, form)
  if (compressed.test(path)) response.appendHeader("Vary", "Accept-Encoding")
  if (isCompressed) response.setHeader("Content-Encoding", "br")
  if (!file) {
    response.statusCode = 404
    // The 404 page is always sent whole: the request's conditions are about another file.
    for (const name of ["if-none-match", "if-modified-since", "range"]) delete request.headers[name]
  }
  // A suffix longer than the file means all of it (RFC 9110, 14.1.2), but `send` rejects it as
  // unsatisfiable.
  const sent = statSync(join(root, isCompressed ? form : path), { throwIfNoEntry: false })
  request.headers.range = request.headers.range?.replace(
    /(^bytes=|,)\s*-(\d+)/g,
    (range, start, length) => (sent && Number(length) > sent.size ? `${start}0-` : range),
  )
  send(request, encodeURI(isCompressed ? form : path), {
    root,
    cacheControl: false,
    dotfiles: "allow",
    index: false,
  })
    .on("error", ({ status = 500 }: { status?: number }) => {
      response.removeHeader("Content-Encoding")
      response.writeHead(status).end()
    })
    .pipe(response)
}

/** Splits a text at a character; the second part is undefined if the character does not occur. */
function split(text: string, sign: string): [string, string | undefined] {
  const at = text.indexOf(sign)
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)]
}
