/** Draws a subject: the composition and the tone that are chosen for it, everything else by its seed. */
import type { ArtSubject } from "./art-subject"
import { compositionNamed, compositionsOf } from "./catalogue"
import { type Palette, type Tone, toneNames } from "./palette"
import type { Box } from "./pen"
import { hash, randomFrom } from "./random"

export interface Art {
  drawing: string
  /** What the drawing shows, in words. */
  alt: string
}

/** Tone of a subject. */
export const toneOf = ({ seed, kind, tone }: ArtSubject): Tone =>
  tone ?? randomFrom(`${seed} ${kind}`).pick(toneNames)

/** Drawing of a subject; the box is where curves may go, the background is the caller's. */
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
