import { readFile } from "node:fs/promises"
import { join } from "node:path"
import sharp from "sharp"
import { iconFiles } from "./draw-icons"

test("the icons in static are drawn from today's mark", async () => {
  for (const { path, body } of await iconFiles()) {
    expect((await readFile(join("static", path))).equals(body)).toBe(true)
  }
})

test("icons have the sizes their names and the manifest promise", async () => {
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

test("icons that others crop fill their whole square", async () => {
  const files = await iconFiles()
  for (const name of ["icons/maskable-512.png", "icons/apple-touch-icon.png"]) {
    const body = files.find(({ path }) => path === name)?.body
    expect((await sharp(body).stats()).isOpaque).toBe(true)
  }
})
