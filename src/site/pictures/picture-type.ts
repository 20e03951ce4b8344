/** Types of picture files that pages may show. */
export type PictureType = "png" | "jpeg" | "webp" | "avif" | "gif" | "svg"

const endings: Record<string, PictureType> = {
  png: "png",
  apng: "png",
  jpg: "jpeg",
  jpeg: "jpeg",
  jfif: "jpeg",
  webp: "webp",
  avif: "avif",
  gif: "gif",
  svg: "svg",
}

/** Type of a file by its extension; undefined if pages do not show this type. */
export const typeOfName = (name: string): PictureType | undefined =>
  endings[/\.([^./]+)$/.exec(name)?.[1]?.toLowerCase() ?? ""]

/** Usual extension of a type. */
export const endingOf = (type: PictureType) => (type === "jpeg" ? "jpg" : type)

export const typeNames: Record<PictureType, string> = {
  png: "a PNG",
  jpeg: "a JPEG",
  webp: "a WebP",
  avif: "an AVIF",
  gif: "a GIF",
  svg: "an SVG",
}

/**
 * Signatures at the start of files, as offset and Latin-1 text; the first match determines the
 * type.
 */
const signatures: readonly [number, string, PictureType | string][] = [
  [0, "\x89PNG\r\n", "png"],
  [0, "\xff\xd8\xff", "jpeg"],
  [0, "GIF87a", "gif"],
  [0, "GIF89a", "gif"],
  [8, "WEBPVP8", "webp"],
  [4, "ftypavif", "avif"],
  [4, "ftypavis", "avif"],
  [4, "ftyphe", "a HEIC picture"],
  [4, "ftypmif1", "a HEIC picture"],
  [4, "ftyp", "a video"],
  [0, "%PDF", "a PDF"],
  [0, "BM", "a BMP"],
  [0, "II*\0", "a TIFF"],
  [0, "MM\0*", "a TIFF"],
  [0, "\0\0\x01\0", "an icon file"],
  [0, "8BPS", "a Photoshop file"],
  [0, "PK\x03\x04", "a ZIP archive"],
  [0, "version https://git-lfs", "a Git LFS pointer whose file was not fetched"],
]

/** Type of a file by its bytes: a type of picture, or a description of anything else. */
export function typeOfBytes(bytes: Buffer): PictureType | { what: string } {
  const start = bytes.subarray(0, 4096).toString("latin1")
  const signed = signatures.find(([offset, sign]) => start.startsWith(sign, offset))
  const found = signed?.[2] ?? typeOfText(start)
  return found in typeNames ? (found as PictureType) : { what: found }
}

function typeOfText(start: string): string {
  if (/^(?:\xef\xbb\xbf)?\s*<(?:!doctype html|html|head|body)\b/i.test(start)) return "an HTML page"
  if (/<svg[\s>]/.test(start)) return "svg"
  return start.includes("\0") ? "something else" : "a text"
}
