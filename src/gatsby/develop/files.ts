import { statSync } from "node:fs"
import { extname, join } from "node:path"
import type { Application, NextFunction, Request, Response } from "express"
import { pictureTasks } from "../../emit/draw-pictures"
import { artifactsOf } from "../../emit/emit-files"
import type { LoadedSite } from "../../site/load-site"
import { projectRoot } from "../../site/project-paths"
import { session } from "../session"

/**
 * Generated text files, by extension. Pages fetch some of them: search index, article lists,
 * definitions.
 */
const textFiles = /^\/(?!page-data\/|static\/|___).*\.(json|md|txt|xml)$/

const publicFolder = join(projectRoot, "public")

/** Covers and social cards. */
const pictureFiles = /^\/(covers|cards)\/.*\.(svg|png|jpg)$/

/**
 * Serves the texts, covers, social cards, and redirects that a build would write. Each is made on
 * request, so that saving a file does not wait for it, and takes precedence over the output of an
 * earlier build.
 */
export function serveFiles(app: Application): void {
  const texts = ofSite(site => new Map(artifactsOf(site).map(({ path, body }) => [path, body])))
  const pictures = ofSite(({ pages }) => pictureTasks(pages))
  const pages = ofSite(site => new Set(site.pages.map(({ path }) => path)))
  const redirects = ofSite(site => new Map(site.redirects.map(({ from, to }) => [from, to])))

  app.get(textFiles, ({ path }, response, next) => {
    send(path, texts().get(path), response, next)
  })
  app.get(pictureFiles, ({ path }, response, next) => {
    const drawn = Promise.resolve(pictures().get(decodePath(path))?.draw())
    drawn.then(body => send(path, body, response, next)).catch(next)
  })
  app.use(({ path, url }: Request, response, next) => {
    const to = redirects().get(decodePath(path))
    // Browsers must not cache the redirect, which may be gone after the next save.
    if (to) response.set("cache-control", "no-store").redirect(302, to + url.slice(path.length))
    else next()
  })
  app.use((request: Request, _, next) => {
    const { path, url } = request
    if (isFolder(path))
      request.url = besideFolder(path, pages().has(decodePath(path))) + url.slice(path.length)
    next()
  })
}

/** True if an earlier build left a folder in `public` at an address without a trailing slash. */
function isFolder(path: string): boolean {
  try {
    return !path.endsWith("/") && statSync(join(publicFolder, decodePath(path))).isDirectory()
  } catch {
    return false
  }
}

/**
 * Rewrites an address so that Gatsby looks for a page and not for a folder. Gatsby would redirect
 * permanently to the form with a slash, even if the page is gone, and treats a name with a dot as a
 * file.
 */
const besideFolder = (path: string, isPage: boolean) =>
  path.replace(/\.(?=[^/]*$)/g, "%2E") + (isPage ? "" : "/")

/**
 * Returns a function that derives a value from the content on demand, and again after each reload.
 */
function ofSite<Made>(make: (site: LoadedSite) => Made): () => Made {
  let last: { site: LoadedSite; made: Made } | undefined
  return () => {
    const { site } = session
    if (last?.site !== site) last = { site, made: make(site) }
    return last.made
  }
}

function send(
  path: string,
  body: string | Uint8Array | undefined,
  response: Response,
  next: NextFunction,
): void {
  if (body === undefined) next()
  else
    response
      .type(extname(path))
      .set("cache-control", "no-store")
      .send(typeof body === "string" ? body : Buffer.from(body))
}

/** Decodes a path. Returns it unchanged if its encoding is invalid. */
function decodePath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
