import { createHash } from "node:crypto"
import { existsSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { availableParallelism } from "node:os"
import { join } from "node:path"
import sharp, { type Sharp } from "sharp"
import type { Picture } from "../site/pictures/open-picture"
import { keep, picturesRoot } from "../site/pictures/picture-store"
import { projectPath } from "../site/project-paths"
import { keptName, type Recipe } from "./recipes"

// One thread per picture: pictures already run in parallel, so more threads would only compete.
sharp.concurrency(1)

const isKept = (picture: Picture, recipe: Recipe) =>
  existsSync(join(picturesRoot, keptName(picture, recipe)))

/** Recipes of a picture whose files are not cached yet. */
export const missingOf = (picture: Picture, recipes: readonly Recipe[]) =>
  recipes.filter(recipe => !isKept(picture, recipe))

const atOnce = limit(availableParallelism())
/** Running jobs, keyed by picture digest. */
const running = new Map<string, Promise<void>>()

/** Generates the files of a picture that are not cached. Concurrent calls for it share the work. */
export async function makeFiles(picture: Picture, recipes: readonly Recipe[]): Promise<void> {
  const { digest } = picture
  for (let other = running.get(digest); other; other = running.get(digest))
    await other.catch(() => {})
  if (missingOf(picture, recipes).length === 0) return
  const made = atOnce(() => make(picture, recipes)).finally(() => running.delete(digest))
  running.set(digest, made)
  return made
}

/** Decodes once, at the largest size, so that a file does not depend on which others are cached. */
async function make(picture: Picture, recipes: readonly Recipe[]): Promise<void> {
  const bytes = await readFile(picture.file)
  if (createHash("sha256").update(bytes).digest("hex").slice(0, 32) !== picture.digest)
    throw new Error(`${projectPath(picture.file)} changed while it was being read: save it again`)
  // The content check has already accepted this picture, so sharp must not reject it.
  const source = sharp(bytes, { failOn: "none", limitInputPixels: false }).autoOrient()
  const missing = missingOf(picture, recipes)
  const cut = missing.filter(({ height }) => height)
  for (const recipe of cut) {
    const { width, height } = recipe
    await put(picture, recipe, source.clone().resize({ width, height }))
  }
  const whole = recipes.filter(({ height }) => !height)
  if (whole.every(recipe => !missing.includes(recipe))) return
  const { data, info } = await source
    .resize({ width: Math.max(...whole.map(({ width }) => width)) })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  for (const recipe of whole.filter(each => missing.includes(each))) {
    const size = { width: recipe.width, height: Math.max(1, heightAt(picture, recipe.width)) }
    const resized = sharp(data, { raw: { width, height, channels } })
    await put(picture, recipe, resized.resize({ ...size, fit: "fill" }))
  }
}

const put = async (picture: Picture, recipe: Recipe, resized: Sharp) =>
  keep(keptName(picture, recipe), await recipe.encode(resized).toBuffer())

const heightAt = ({ width, height }: Picture, at: number) => Math.round((height * at) / width)

/** Returns a queue that runs at most `most` tasks at a time, in the order they arrive. */
function limit(most: number): <T>(task: () => Promise<T>) => Promise<T> {
  let busy = 0
  const waiting: (() => void)[] = []
  return async task => {
    if (busy >= most) await new Promise<void>(resolve => waiting.push(resolve))
    else busy++
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else busy--
    }
  }
}
