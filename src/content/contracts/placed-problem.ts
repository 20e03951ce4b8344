import type { Problem } from "../problem"

/** A problem with the place in its file: keys from the root, and a text that stands there or below. */
export type PlacedProblem = Problem & { at: [path: PropertyKey[], text?: string] }
