import type { Tone } from "./palette"

/** What a cover is drawn for. */
export interface ArtSubject {
  title: string
  /** Kind of the article (`audit`, `newsletter`, `greeks`, …) or page; unknown kinds get a payoff. */
  kind: string
  /** Unique text, e.g. the path of the page. */
  seed: string
  /** Name of the composition and of the tone (cover-plan.ts); without them, the seed picks among those of the kind. */
  composition?: string
  tone?: Tone
}
