import { realpathSync, statSync } from "node:fs"
import type { IncomingMessage, ServerResponse } from "node:http"
import { join, sep } from "node:path"
import send from "send"
import { compressed, contentTypeOf } from "../src/emit/hosting/content-types"
import { encodeAddress } from "../src/emit/hosting/encode-address"
import { type Hosting, headersOf, hostFiles } from "../src/emit/hosting/hosting"
import { prefersMarkdown } from "../src/emit/hosting/prefers-markdown"
import { compressedEnding } from "../src/lib/compressed-ending"

/** A published folder and how it is hosted. */
export interface ServedSite {
  /** Absolute, without links. */
  root: string
  hosting: Hosting
}

/** Longest address that is answered; nginx takes 8 kB too. */
const longest = 8_000

/** Answers one request as the hosts of the site do (src/emit/hosting/nginx.ts says the same to nginx). */
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

/** An answer without content. */
function end(
  response: ServerResponse,
  { hosting }: ServedSite,
  status: number,
  own: Record<string, string> = {},
): void {
  response.writeHead(status, { ...headersOf(hosting, "/404.html"), ...own }).end()
}

/** Path of an address: decoded, with single slashes and no dots; undefined where it is none. */
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

/** Where an address leads on to: a redirect of the site, or the form of a page without slash or `index.html`. */
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

/** The query of the reader, ahead of the anchor of the redirect. */
function withQuery(target: string, query: string | undefined): string {
  const [path, anchor] = split(target, "#")
  return `${path}${query === undefined ? "" : `?${query}`}${anchor === undefined ? "" : `#${anchor}`}`
}

/** File of an address, by its path from the root; undefined where there is none. */
function fileOf(root: string, path: string, markdown: boolean): string | undefined {
  const isForHosts = (hostFiles as readonly string[]).includes(path) || /\.br$/.test(path)
  if (isForHosts || isNotFoundPage(path)) return undefined
  const candidates = [path, join(path, "index.html")]
  if (markdown) candidates.unshift(path === "/" ? "/index.md" : `${path}.md`)
  return candidates.find(candidate => isFile(root, candidate))
}

/** The page for unknown addresses has no address itself. */
const isNotFoundPage = (path: string) => /^\/404(?:\.html$|\/|$)/.test(path)

/** Whether it is a file, and lies in the folder with all links followed. */
function isFile(root: string, path: string): boolean {
  try {
    const file = realpathSync(join(root, path))
    return file.startsWith(root + sep) && statSync(file).isFile()
  } catch {
    // Not there, or a name longer than a file can have.
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
  for (const [name, value] of Object.entries(headersOf(hosting, path)))
    response.setHeader(name, value)
  response.setHeader("Content-Type", contentTypeOf(path))
  const accepted = String(request.headers["accept-encoding"] ?? "")
  const form = path + compressedEnding
  const isCompressed = /\bbr\b/.test(accepted) && isFile(root, form)
  if (compressed.test(path)) response.appendHeader("Vary", "Accept-Encoding")
  if (isCompressed) response.setHeader("Content-Encoding", "br")
  if (!file) {
    response.statusCode = 404
    // The page for unknown addresses is sent whole: it is not what was asked about.
    for (const name of ["if-none-match", "if-modified-since", "range"]) delete request.headers[name]
  }
  // A suffix longer than the file means all of it (RFC 9110, 14.1.2), which `send` takes for unsatisfiable.
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

/** A text before a sign and what follows it; undefined where the sign is not there. */
function split(text: string, sign: string): [string, string | undefined] {
  const at = text.indexOf(sign)
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)]
}
