import { posix } from "node:path"
import { mapOutsideCode } from "../site-compiler"

/** Path of a file in a link, a picture, or an attribute; `@site` is the site's folder. */
const filePath =
  /(\]\(<?|\]:[ \t]*<?|\b(?:src|href)=\{?["']|\brequire\(["']|\bfrom[ \t]+["'])((?:@site\/(?!static\/)|\.{1,2}\/)[^)"'\s>#?]+|[\w%-][\w%./-]*\.mdx?(?=[)>#?]))/g

/**
 * Rewrites paths of files whose location relative to the page changes: files of other plugins and
 * versions, and those named by `@site`.
 * @param source path of the page below the team's site
 * @param target path of the page below the content folder
 * @param targets path below the content folder of every file of the site
 */
export function withFileLinks(
  text: string,
  source: string,
  target: string,
  targets: ReadonlyMap<string, string>,
): string {
  return mapOutsideCode(text, prose =>
    prose.replace(filePath, (whole, opening: string, path: string) => {
      const written = path.startsWith("@site/")
        ? path.slice("@site/".length)
        : posix.join(posix.dirname(source), path)
      const place = targets.get(written) ?? targets.get(decoded(written))
      if (!place) return path.startsWith("@site/") ? opening + relativePath(source, written) : whole
      if (place.startsWith("static/")) return opening + place.slice("static".length)
      const isSame = posix.join(posix.dirname(target), decoded(path)) === place
      return isSame ? whole : opening + relativePath(target, place)
    }),
  )
}

const relativePath = (page: string, file: string) => {
  const path = posix.relative(posix.dirname(page), file)
  return encodeURI(path.startsWith(".") ? path : `./${path}`).replace(
    /[()]/g,
    sign => `%${sign.charCodeAt(0).toString(16)}`,
  )
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
