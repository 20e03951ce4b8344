import type { Problem } from "../problem"

/** A problem with its location in a file: keys from the root, and a text at or below that path. */
export type PlacedProblem = Problem & { at: [path: PropertyKey[], text?: string] }
