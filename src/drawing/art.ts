/** Draws a subject with its chosen composition and tone; its seed determines everything else. */
import type { ArtSubject } from "./art-subject"
import { compositionNamed, compositionsOf } from "./catalog"
import { type Palette, type Tone, toneNames } from "./palette"
import type { Box } from "./pen"
import { hash, randomFrom } from "./random"

export interface Art {
  drawing: string
  /** Description of the drawing in words. */
  alt: string
}

/** Tone of a subject. */
export const toneOf = ({ seed, kind, tone }: ArtSubject): Tone =>
  tone ?? randomFrom(`${seed} ${kind}`).pick(toneNames)

/** Drawing of a subject. Curves stay within the box; the caller draws the background. */
export function artOf(
  subject: ArtSubject,
  box: Box,
  palette: Omit<Palette, "text" | "label">,
): Art {
  const random = randomFrom(`${subject.kind} ${subject.seed}`)
  const composition =
    compositionNamed(subject.composition ?? "") ?? random.pick(compositionsOf(subject.kind))
  const id = hash(subject.seed).toString(36)
  const words: string[] = []
  const tell = (told: string) => words.push(told)
  const drawing = composition.draw({ box, palette, random, id, tell }, subject)
  return { drawing, alt: words.join(" ") }
}
