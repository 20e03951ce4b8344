import type { ArtSubject } from "../art-subject"
import type { Canvas } from "../pen"

export interface Composition {
  name: string
  /** Compositions that look alike have one family; two of a family never stand side by side in a list. */
  family: string
  /** Words of titles and topics, in small letters. */
  about: RegExp
  /** Kinds of articles (article-kind.ts) and pages. */
  kinds?: readonly string[]
  /** Says something that would be wrong of other articles. */
  isBound?: true
  draw: (canvas: Canvas, subject: ArtSubject) => string
}
