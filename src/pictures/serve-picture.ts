import { copyFile, mkdir, stat } from "node:fs/promises"
import { dirname, join } from "node:path"
import { isValid, openPicture, type Picture } from "../site/pictures/open-picture"
import { picturesRoot } from "../site/pictures/picture-store"
import { projectRoot, publishedRoot } from "../site/project-paths"
import { makeFiles } from "./make-files"
import { addressOf, publishedPath, staticPath } from "./picture-address"
import { keptName, type Recipe, sizesOf, stillOf } from "./recipes"
import { shareFile } from "./share-file"

/** A picture as pages show it, with all of its files published. */
export interface ServedPicture {
  /** Address of the picture itself. */
  src: string
  /** Width of the picture itself, in pixels. */
  width: number
  height: number
  bytes: number
  /** AVIF copies in several widths; none for small pictures, animations, and drawings. */
  sizes: { src: string; width: number }[]
  /** Address of the first frame of an animation. */
  still?: string
}

/**
 * Publishes a picture and all files generated from it, and waits for those still in progress.
 * @param file absolute path, below the content folder or a static one
 * @returns undefined if the picture is broken, which the content check reports
 */
export async function servePicture(
  file: string,
  pathPrefix: string,
): Promise<ServedPicture | undefined> {
  const picture = await openPicture(file)
  if (!isValid(picture)) return undefined
  const [sizes, stills] = [sizesOf(picture), stillOf(picture)]
  await makeFiles(picture, [...sizes, ...stills])
  const publish = async (recipe: Recipe) => {
    const path = publishedPath(picture, recipe)
    await once(path, to => shareFile(join(picturesRoot, keptName(picture, recipe)), to))
    return addressOf(path, pathPrefix)
  }
  const own = staticPath(file)
  const path = own ?? publishedPath(picture)
  if (own === undefined) await once(path, to => publishOwn(picture, path, to))
  const { width, height, bytes } = picture
  const [still] = await Promise.all(stills.map(publish))
  return {
    ...{ src: addressOf(path, pathPrefix), width, height, bytes },
    sizes: await Promise.all(
      sizes.map(async recipe => ({ src: await publish(recipe), width: recipe.width })),
    ),
    ...(still ? { still } : {}),
  }
}

/** Creates a published file unless it exists. Its address contains its digest, so it is current. */
async function once(path: string, make: (to: string) => Promise<void>): Promise<void> {
  const to = join(projectRoot, "public", path)
  if (!(await stat(to).catch(() => undefined))) await make(to)
}

/**
 * Publishes the picture itself, linking to an already published copy if there is one. Never links
 * to the source, because saving that file again could overwrite the published bytes.
 */
async function publishOwn({ file, bytes }: Picture, path: string, to: string): Promise<void> {
  const published = join(publishedRoot, "public", path)
  if ((await stat(published).catch(() => undefined))?.size === bytes)
    return shareFile(published, to)
  await mkdir(dirname(to), { recursive: true })
  await copyFile(file, to)
}
