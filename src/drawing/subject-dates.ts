import { months } from "../lib/format-date"
import type { ArtSubject } from "./art-subject"
import type { Month } from "./compositions/month"
import { hash } from "./random"

/**
 * Month of a newsletter, from its address or title. If neither names one, the seed determines it.
 */
export function monthOf({ seed, title }: ArtSubject): Month {
  const text = `${seed} ${title}`.toLowerCase()
  const found = months.findIndex(name => text.includes(name.toLowerCase()))
  const year = Number(text.match(/\b20\d\d\b/)?.[0] ?? 2024)
  return { year, monthIndex: found < 0 ? hash(seed) % 12 : found }
}

const numbers = ["one", "two", "three", "four", "five", "six"]

/** Epoch of a beta program, 1 to 6. */
export function epochOf({ seed, title }: ArtSubject): number {
  const text = `${seed} ${title}`.toLowerCase()
  const [, written = ""] = text.match(/epoch[ -](\w+)/) ?? []
  const number = numbers.indexOf(written) + 1 || Number(written)
  return number >= 1 && number <= 6 ? number : 1
}
