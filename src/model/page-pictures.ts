import type { Checkable } from "../content/schema/entry"
import { decodeAddress } from "../lib/decode-address"

/** A picture that a page refers to. */
export interface NamedPicture {
  /** As written. */
  src: string
  line?: number
  /** Front matter key or prop that holds the address, if any. */
  field?: string
  /** Role of the picture on the page. */
  use: "cover" | "text" | "component"
}

/** Pictures of a page: its cover, then those of its components and its text. */
export function picturesOf({ page, frontMatter, lines }: Checkable): NamedPicture[] {
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

/** Decodes an address for messages. */
export const readable = (src: string) => decodeAddress(src, decodeURIComponent)
