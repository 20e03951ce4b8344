import type { Entry } from "../content/schema/entry"
import { decodeAddress } from "../lib/decode-address"

/** A picture that a page names. */
export interface NamedPicture {
  /** As written. */
  src: string
  line?: number
  /** Front matter key or prop, where one holds it. */
  field?: string
  /** The cover of the page, a picture of its text, or of one of its components. */
  use: "cover" | "text" | "component"
}

/** Pictures of a page: the one its front matter names, those of its components and those of its text. */
export function picturesOf({ page, frontMatter, lines }: Entry): NamedPicture[] {
  const { image } = frontMatter
  const cover: NamedPicture[] = image
    ? [{ src: image, line: lines?.image, field: "image", use: "cover" }]
    : []
  return [
    ...cover,
    ...page.componentPictures.map(
      ({ src, prop }): NamedPicture => ({
        src,
        line: page.addressLines?.[src],
        field: prop,
        use: "component",
      }),
    ),
    ...page.images.map(({ src, line }): NamedPicture => ({ src, line, use: "text" })),
  ].filter(({ src }) => !/^https?:/.test(src))
}

/** An address as readers of a message know it. */
export const readable = (src: string) => decodeAddress(src, decodeURIComponent)
