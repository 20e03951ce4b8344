import { limits } from "../site.config"

/** Reading time in whole minutes, rounded up, at least 1. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.ceil(words / limits.wordsPerMinute))
}
