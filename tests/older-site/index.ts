import { mkdirSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import sharp from "sharp"
import { configuration } from "./configuration"
import { documents } from "./documents"
import { posts } from "./posts"

/** Sizes in px; the file extension determines the format. */
const pictures: Record<string, [width: number, height: number]> = {
  "static/img/harbour.png": [900, 541],
  "static/img/favicon.ico.png": [16, 16],
  "docs/images/quay north.png": [320, 200],
  "docs/guides/images/step-one.gif": [80, 60],
  "docs/01-getting-started/Screenshot 2022-01-05 at 10.15.22.png": [640, 427],
  "blog/images/Photo of the quay.JPG": [500, 333],
  "blog/2021-03-04-folder/wide.png": [1500, 600],
}

/**
 * Writes an older Docusaurus 2 site of more than sixty files into a folder. Generates the pictures.
 */
export async function writeOlderSite(folder: string): Promise<void> {
  const drawn: [string, Buffer][] = await Promise.all(
    Object.entries(pictures).map(
      async ([path, [width, height]]): Promise<[string, Buffer]> => [
        path,
        await picture(path, width, height),
      ],
    ),
  )
  const files = {
    ...configuration,
    ...documents,
    ...posts,
    "static/CNAME": "harbour.example\n",
    "static/files/White Paper v1.pdf": "%PDF-1.4\n",
    ...Object.fromEntries(drawn),
  }
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
}

function picture(path: string, width: number, height: number): Promise<Buffer> {
  const format = path.toLowerCase().replace(/^.*\./, "").replace("jpg", "jpeg")
  const background = { r: width % 256, g: height % 256, b: 128 }
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format as "png" | "gif" | "jpeg")
    .toBuffer()
}
