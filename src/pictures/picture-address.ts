import { relative } from "node:path"
import { hashedFilesPath } from "../content/artifact-paths"
import { imageFile } from "../site/image-file"
import type { Picture } from "../site/pictures/open-picture"
import { digestOfPicture } from "../site/pictures/picture-digest"
import { contentRoot, staticRoot } from "../site/project-paths"
import type { Recipe } from "./recipes"

/** Path of a file relative to its static folder, whose files are served unchanged. */
export function staticPath(file: string): string | undefined {
  return [staticRoot, `${contentRoot}/static`]
    .map(folder => relative(folder, file))
    .find(path => !path.startsWith(".."))
}

/**
 * Path of a picture below the published folder, which changes with its bytes. Replaces characters
 * that hosts or links could misread.
 */
export function publishedPath(
  { digest, file }: Pick<Picture, "digest" | "file">,
  recipe?: Recipe,
): string {
  const [, stem = "", ending = ""] = /([^/]*?)(\.[^./]*)?$/.exec(file) ?? []
  const name = stem.replace(/[%#?&"'<>\\|:*]+/g, "-")
  const end = recipe ? `-${recipe.name}.${recipe.type}` : ending
  return `${hashedFilesPath.slice(1)}${digest}/${name}${end}`
}

/** Converts a path below the published folder to an address. */
export const addressOf = (path: string, pathPrefix: string) =>
  `${pathPrefix}/${path.split("/").map(encodeURIComponent).join("/")}`

/** Address of a picture on the site's pages, or undefined if the site has no such file. */
export function pictureAddress(pageFile: string, src: string): string | undefined {
  const file = imageFile(pageFile, src)
  if (file === undefined) return undefined
  const own = staticPath(file)
  if (own !== undefined) return addressOf(own, "")
  const digest = digestOfPicture(file)
  return digest && addressOf(publishedPath({ digest, file }), "")
}
