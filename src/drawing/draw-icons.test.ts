import { readFile } from "node:fs/promises"
import { join } from "node:path"
import sharp from "sharp"
import { iconFiles } from "./draw-icons"

test("matches the icons in static with the current logo", async () => {
  for (const { path, body } of await iconFiles()) {
    expect((await readFile(join("static", path))).equals(body)).toBe(true)
  }
})

test("draws icons in the sizes that their names and the manifest give", async () => {
  const files = await iconFiles()
  const sizes = await Promise.all(
    files
      .filter(({ path }) => path.endsWith(".png"))
      .map(async ({ path, body }) => [path, (await sharp(body).metadata()).width]),
  )
  expect(sizes).toEqual([
    ["icons/icon-192.png", 192],
    ["icons/icon-512.png", 512],
    ["icons/maskable-512.png", 512],
    ["icons/apple-touch-icon.png", 180],
  ])
})

test("fills the whole square in icons that platforms crop", async () => {
  const files = await iconFiles()
  for (const name of ["icons/maskable-512.png", "icons/apple-touch-icon.png"]) {
    const body = files.find(({ path }) => path === name)?.body
    expect((await sharp(body).stats()).isOpaque).toBe(true)
  }
})
