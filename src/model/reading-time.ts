import { limits } from "../site.config"

/** Minutes it takes to read a text, rounded up, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.ceil(words / limits.wordsPerMinute))
}
