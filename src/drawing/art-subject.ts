import type { Tone } from "./palette"

/** Subject that a cover is drawn for. */
export interface ArtSubject {
  title: string
  /**
   * Kind of the article (`audit`, `newsletter`, `greeks`, …) or page. Unknown kinds get a payoff.
   */
  kind: string
  /** Unique text, e.g. the path of the page. */
  seed: string
  /**
   * Composition and tone by name (cover-plan.ts); by default, the seed picks from those of the
   * kind.
   */
  composition?: string
  tone?: Tone
}
