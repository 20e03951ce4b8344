import { existsSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs"
import { join } from "node:path"
import sharp from "sharp"
import { loadIn, temporaryFolder } from "../../tests/helpers/temporary-project"

const noise = (width: number, height: number) =>
  sharp({
    create: {
      ...{ width, height, channels: 3, background: "#888" },
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  })
    .png()
    .toBuffer()

/** Loads the module in a temporary project with one picture. */
async function stage(width = 1001, height = 333) {
  const folder = temporaryFolder({ "content/docs/a.png": await noise(width, height) })
  return loadIn(folder, async () => {
    const { isValid, openPicture } = await import("../site/pictures/open-picture")
    const { makeFiles, missingOf } = await import("./make-files")
    const { makeAhead } = await import("./make-ahead")
    const { trimStore } = await import("../site/pictures/trim-store")
    const recipes = await import("./recipes")
    const picture = await openPicture(join(folder, "content/docs/a.png"))
    if (!isValid(picture)) throw new Error(picture.message)
    const kept = join(folder, ".pictures")
    const files = () => readdirSync(kept).filter(name => name.endsWith(".avif"))
    return { folder, kept, picture, files, makeFiles, missingOf, makeAhead, trimStore, ...recipes }
  })
}

test("makes a picture's sizes in whole pixels and caches them", async () => {
  const { kept, files, picture, makeFiles, missingOf, sizesOf } = await stage()
  await makeFiles(picture, sizesOf(picture))
  const sizes = await Promise.all(files().map(name => sharp(join(kept, name)).metadata()))
  expect(sizes.map(({ width, height }) => [width, height])).toEqual([
    [480, 160],
    [960, 319],
  ])
  expect(missingOf(picture, sizesOf(picture))).toEqual([])
  const before = files().map(name => statSync(join(kept, name)).mtimeMs)
  await makeFiles(picture, sizesOf(picture))
  expect(files().map(name => statSync(join(kept, name)).mtimeMs)).toEqual(before)
})

test("makes only missing files, with the same bytes, when an earlier run stopped", async () => {
  const { kept, files, picture, makeAhead, sizesOf } = await stage()
  const told: number[] = []
  const all = [{ picture, recipes: sizesOf(picture) }]
  expect(await makeAhead(all, ({ done, of }) => told.push(done, of))).toBe(1)
  expect(told).toEqual([1, 1])
  const [first = ""] = files()
  const bytes = readFileSync(join(kept, first))
  rmSync(join(kept, first))
  expect(await makeAhead(all, () => {})).toBe(1)
  expect(readFileSync(join(kept, first)).equals(bytes)).toBe(true)
  expect(await makeAhead(all, () => {})).toBe(0)
})

test("crops a social card to its size even when the picture is small", async () => {
  const { kept, picture, makeFiles, keptName, socialCard } = await stage(50, 300)
  await makeFiles(picture, [socialCard])
  const card = await sharp(join(kept, keptName(picture, socialCard))).metadata()
  expect([card.format, card.width, card.height]).toEqual(["jpeg", 1200, 630])
})

test("removes files that no recent build has used and keeps the others", async () => {
  const { kept, files, picture, makeFiles, sizesOf, keptName, trimStore } = await stage()
  await makeFiles(picture, sizesOf(picture))
  const [used = "", unused = ""] = sizesOf(picture).map(recipe => keptName(picture, recipe))
  for (let build = 0; build < 20; build++) trimStore([used])
  expect(existsSync(join(kept, unused))).toBe(true)
  for (let build = 0; build < 2; build++) trimStore([used])
  expect(files()).toEqual([used])
})
