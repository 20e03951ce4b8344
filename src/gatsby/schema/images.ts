import type { ImageReference } from "../../content/schema/body"
import { escapeText } from "../../lib/escape-html"
import { pictureHtml, plainHtml } from "../../pictures/picture-html"
import { type ServedPicture, servePicture } from "../../pictures/serve-picture"
import { imageFile } from "../../site/image-file"
import { session } from "../session"
import { findFile } from "./find-file"
import type { QueryContext } from "./query-context"

/** Publishes a picture below content/ or static/. Returns undefined if the picture is invalid. */
export async function picture(
  absolutePath: string,
  context: QueryContext,
): Promise<ServedPicture | undefined> {
  // Finding the node makes the page depend on the file.
  await findFile(absolutePath, context)
  return servePicture(absolutePath, session.pathPrefix)
}

/** HTML of an image in the text. Only the first image loads eagerly. */
export async function contentImage(
  pageFile: string,
  image: ImageReference,
  first: boolean,
  context: QueryContext,
): Promise<string> {
  const file = imageFile(pageFile, image.src)
  const served = file ? await picture(file, context) : undefined
  if (served) return pictureHtml(image, served, first)
  const isElsewhere = /^https?:/.test(image.src)
  return isElsewhere ? plainHtml(image, first) : escapeText(image.alt)
}
