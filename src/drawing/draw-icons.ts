/**
 * Draws the icons in static/ from the mark. They are committed, because they change only when the
 * mark does; after a change, run `npx tsx src/drawing/draw-icons.ts`.
 */
import { mkdir, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { renderAsync } from "@resvg/resvg-js"
import { markSvg } from "./mark"

/** Icon files, with paths below static/. */
export async function iconFiles(): Promise<{ path: string; body: Buffer }[]> {
  const png = async (name: string, size: number, bleed: boolean) => {
    const image = await renderAsync(markSvg({ bleed }), { fitTo: { mode: "width", value: size } })
    return { path: `icons/${name}.png`, body: image.asPng() }
  }
  return [
    { path: "favicon.svg", body: Buffer.from(markSvg()) },
    await png("icon-192", 192, false),
    await png("icon-512", 512, false),
    await png("maskable-512", 512, true),
    await png("apple-touch-icon", 180, true),
  ]
}

async function writeIcons(): Promise<void> {
  for (const { path, body } of await iconFiles()) {
    const file = join("static", path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, body)
    console.log(`${file}: ${body.length} bytes`)
  }
}

if (process.argv[1]?.endsWith("draw-icons.ts")) void writeIcons()
