import sharp, { type Sharp } from "sharp"

/** A picture of noise, which is slow to encode and results in large files. */
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#888",
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  })

/** A red half above a blue half, which reveals a rotation. */
const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#00f" } }).composite([
    {
      input: { create: { width, height: height >> 1, channels: 3, background: "#f00" } },
      gravity: "north",
    },
  ])

const animation = async (frames: number, frame: (index: number) => Sharp) => {
  const images = Array.from({ length: frames }, (_, index) => frame(index).png().toBuffer())
  return sharp(await Promise.all(images), { join: { animated: true } })
}

const plainAnimation = (frames: number, width: number, height: number) =>
  animation(frames, index =>
    sharp({ create: { width, height, channels: 3, background: `hsl(${index * 90}, 80%, 50%)` } }),
  )

const drawing = (attributes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><rect width="10" height="5"/></svg>`

/** Valid pictures of every kind, by file name, with the size at which pages show them. */
export const soundPictures: Record<
  string,
  { make(): Promise<Buffer>; width: number; height: number; frames?: number }
> = {
  "one.png": { make: () => noise(1, 1).png().toBuffer(), width: 1, height: 1 },
  "small.png": { make: () => noise(300, 200).png().toBuffer(), width: 300, height: 200 },
  "tall.jpg": { make: () => noise(500, 3000).jpeg().toBuffer(), width: 500, height: 3000 },
  "wide.jpeg": {
    make: () => halves(6750, 1201).jpeg({ progressive: true }).toBuffer(),
    width: 6750,
    height: 1201,
  },
  "odd.webp": { make: () => noise(1333, 751).webp().toBuffer(), width: 1333, height: 751 },
  "modern.avif": {
    make: () => noise(1000, 401).avif({ effort: 0 }).toBuffer(),
    width: 1000,
    height: 401,
  },
  "cmyk.jpg": {
    make: () => noise(640, 480).toColourspace("cmyk").jpeg().toBuffer(),
    width: 640,
    height: 480,
  },
  // The camera was held upright: stored in landscape, shown in portrait.
  "turned.jpg": {
    make: () =>
      halves(3000, 2000).withMetadata({ orientation: 6 }).jpeg({ quality: 100 }).toBuffer(),
    width: 2000,
    height: 3000,
  },
  "SHOUT.PNG": { make: () => noise(1200, 700).png().toBuffer(), width: 1200, height: 700 },
  "moving.gif": {
    make: async () => (await plainAnimation(3, 120, 80)).gif().toBuffer(),
    width: 120,
    height: 80,
    frames: 3,
  },
  "moving.webp": {
    make: async () => (await plainAnimation(4, 100, 60)).webp().toBuffer(),
    width: 100,
    height: 60,
    frames: 4,
  },
  "large.gif": {
    make: async () =>
      (await animation(3, () => noise(620, 500))).gif({ effort: 1, dither: 0 }).toBuffer(),
    width: 620,
    height: 500,
    frames: 3,
  },
  "sized.svg": {
    make: async () =>
      Buffer.from(
        drawing('width="120" height="60"').replace("</svg>", "<script>alert(1)</script></svg>"),
      ),
    width: 120,
    height: 60,
  },
  "scaled.svg": {
    make: async () => Buffer.from(drawing('viewBox="0 0 640 320.4"')),
    width: 640,
    height: 320,
  },
  "with space.png": { make: () => noise(40, 30).png().toBuffer(), width: 40, height: 30 },
  "50%25.png": { make: () => noise(41, 30).png().toBuffer(), width: 41, height: 30 },
  "a#b.png": { make: () => noise(1100, 30).png().toBuffer(), width: 1100, height: 30 },
  "why?.png": { make: () => noise(43, 30).png().toBuffer(), width: 43, height: 30 },
  "this&that.png": { make: () => noise(44, 30).png().toBuffer(), width: 44, height: 30 },
  "Größe 図.png": { make: () => noise(1001, 333).png().toBuffer(), width: 1001, height: 333 },
}

const part = (bytes: Buffer, share: number) => bytes.subarray(0, Math.floor(bytes.length * share))

/** Overwrites part of the middle of a file. */
const damaged = (bytes: Buffer) => {
  const copy = Buffer.from(bytes)
  return copy.fill(0xff, copy.length >> 1, (copy.length >> 1) + 2000)
}

/** Files that no page may show, by name, with the problem that is reported. */
export const badPictures: Record<string, { make(): Promise<Buffer>; says: string }> = {
  "empty.png": { make: async () => Buffer.alloc(0), says: "is empty" },
  "text.png": { make: async () => Buffer.from("no picture\n"), says: "is a text, not a picture" },
  "page.jpg": {
    make: async () => Buffer.from("<!DOCTYPE html><html><body>Not found</body></html>"),
    says: "is an HTML page, not a picture",
  },
  "paper.png": {
    make: async () => Buffer.from("%PDF-1.7\n%âãÏÓ\n"),
    says: "is a PDF, not a picture",
  },
  "paper.pdf": {
    make: async () => Buffer.from("%PDF-1.7\n%âãÏÓ\n"),
    says: "is a PDF, not a picture",
  },
  "old.bmp": {
    make: async () => Buffer.from("424d46000000000000003600000028000000", "hex"),
    says: "is a BMP, not a picture",
  },
  "scan.tiff": { make: () => noise(20, 20).tiff().toBuffer(), says: "is a TIFF, not a picture" },
  "cut.png": {
    make: async () => part(await noise(300, 200).png().toBuffer(), 0.6),
    says: "is damaged",
  },
  "cut.jpg": {
    make: async () => part(await noise(300, 200).jpeg().toBuffer(), 0.98),
    says: "is damaged",
  },
  "cut.webp": {
    make: async () => part(await noise(300, 200).webp().toBuffer(), 0.6),
    says: "is damaged",
  },
  "cut.avif": {
    make: async () => part(await noise(300, 200).avif({ effort: 0 }).toBuffer(), 0.6),
    says: "is damaged",
  },
  "cut.gif": {
    make: async () => part(await (await plainAnimation(3, 120, 80)).gif().toBuffer(), 0.6),
    says: "is damaged",
  },
  "hole.jpg": {
    make: async () => damaged(await noise(900, 600).jpeg().toBuffer()),
    says: "is damaged",
  },
  "hole.png": {
    make: async () => damaged(await noise(900, 600).png().toBuffer()),
    says: "is damaged",
  },
  "broken.svg": {
    make: async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect'),
    says: "is damaged",
  },
}
