import { relative } from "node:path"
import { hashedFilesPath } from "../content/artifact-paths"
import { imageFile } from "../site/image-file"
import type { Picture } from "../site/pictures/open-picture"
import { digestOfPicture } from "../site/pictures/picture-digest"
import { contentRoot, staticRoot } from "../site/project-paths"
import type { Recipe } from "./recipes"

/** Path below the static folder that a file lies in; such files are served as they are. */
export function staticPath(file: string): string | undefined {
  return [staticRoot, `${contentRoot}/static`]
    .map(folder => relative(folder, file))
    .find(path => !path.startsWith(".."))
}

/** Changes with the bytes. What hosts or links could take for something else is left out of names. */
export function publishedPath(
  { digest, file }: Pick<Picture, "digest" | "file">,
  recipe?: Recipe,
): string {
  const [, stem = "", ending = ""] = /([^/]*?)(\.[^./]*)?$/.exec(file) ?? []
  const name = stem.replace(/[%#?&"'<>\\|:*]+/g, "-")
  const end = recipe ? `-${recipe.name}.${recipe.type}` : ending
  return `${hashedFilesPath.slice(1)}${digest}/${name}${end}`
}

/** Returns a path below the published folder as an address. */
export const addressOf = (path: string, pathPrefix: string) =>
  `${pathPrefix}/${path.split("/").map(encodeURIComponent).join("/")}`

/** Address at which the pages of the site show a picture; undefined if there is no such file of the site. */
export function pictureAddress(pageFile: string, src: string): string | undefined {
  const file = imageFile(pageFile, src)
  if (file === undefined) return undefined
  const own = staticPath(file)
  if (own !== undefined) return addressOf(own, "")
  const digest = digestOfPicture(file)
  return digest && addressOf(publishedPath({ digest, file }), "")
}
