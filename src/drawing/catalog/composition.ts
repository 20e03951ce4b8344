import type { ArtSubject } from "../art-subject"
import type { Canvas } from "../pen"

export interface Composition {
  name: string
  /** Shared by compositions that look alike; two of one family are never side by side in a list. */
  family: string
  /** Pattern for lowercase titles and topics. */
  about: RegExp
  /** Kinds of articles (article-kind.ts) and pages. */
  kinds?: readonly string[]
  /** True if the drawing states something that would be wrong for other articles. */
  isBound?: true
  draw: (canvas: Canvas, subject: ArtSubject) => string
}
