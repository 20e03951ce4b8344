import { copyFile, mkdir, stat } from "node:fs/promises"
import { dirname, join } from "node:path"
import { isSound, openPicture, type Picture } from "../site/pictures/open-picture"
import { picturesRoot } from "../site/pictures/picture-store"
import { projectRoot, publishedRoot } from "../site/project-paths"
import { makeFiles } from "./make-files"
import { addressOf, publishedPath, staticPath } from "./picture-address"
import { keptName, type Recipe, sizesOf, stillOf } from "./recipes"
import { shareFile } from "./share-file"

/** A picture as pages show it; all of its files are published. */
export interface ServedPicture {
  /** Address of the picture itself. */
  src: string
  /** Pixels of the picture itself. */
  width: number
  height: number
  bytes: number
  /** The same as AVIF in several widths; none where it is small, moves, or is a drawing. */
  sizes: { src: string; width: number }[]
  /** Address of the first frame of an animation. */
  still?: string
}

/**
 * Publishes a picture with all that is made of it. Waits for what is being made.
 * @param file absolute path, below the content folder or a static one
 * @returns undefined where the picture is not sound, which the content check has told
 */
export async function servePicture(
  file: string,
  pathPrefix: string,
): Promise<ServedPicture | undefined> {
  const picture = await openPicture(file)
  if (!isSound(picture)) return undefined
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

/** Makes a file of the published folder, unless it is there: its address tells its bytes. */
async function once(path: string, make: (to: string) => Promise<void>): Promise<void> {
  const to = join(projectRoot, "public", path)
  if (!(await stat(to).catch(() => undefined))) await make(to)
}

/**
 * The picture itself. A fresh start shares the bytes of the copy that is published: a link costs nothing, and a link to the source would
 * let whoever saves it anew write into what is published.
 */
async function publishOwn({ file, bytes }: Picture, path: string, to: string): Promise<void> {
  const published = join(publishedRoot, "public", path)
  if ((await stat(published).catch(() => undefined))?.size === bytes)
    return shareFile(published, to)
  await mkdir(dirname(to), { recursive: true })
  await copyFile(file, to)
}
