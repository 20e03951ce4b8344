/** Chooses what to draw for an article: the composition by its kind, everything else by its seed. */
import { greeks, smile } from "./compositions/curves"
import { ledger } from "./compositions/ledger"
import { crowd, liquidity, overlap } from "./compositions/liquidity"
import { contest, epochs, month, priceInRange, results } from "./compositions/paths"
import { convexity, decay, legs, payoff } from "./compositions/payoff"
import { type Palette, palettes } from "./palette"
import type { Box, Canvas } from "./pen"
import { hash, randomFrom } from "./random"

export interface ArtSubject {
  title: string
  /** Kind of the article (`audit`, `newsletter`, `greeks`, …) or page; unknown kinds get a payoff. */
  kind: string
  /** Unique text, e.g. the path of the page. */
  seed: string
}

type Composition = (canvas: Canvas, subject: ArtSubject) => string

const postMortem: Composition = canvas => ledger(canvas, { fault: true })
const newsletter: Composition = (canvas, subject) => month(canvas, monthOf(subject))
const epoch: Composition = (canvas, subject) => epochs(canvas, epochOf(subject))

/** Where a kind has several compositions, the seed picks one. */
const compositions: Record<string, [Composition, ...Composition[]]> = {
  audit: [canvas => ledger(canvas)],
  "post-mortem": [postMortem],
  protocol: [canvas => ledger(canvas)],
  newsletter: [newsletter],
  competition: [contest],
  "beta-epoch": [epoch],
  partnership: [overlap],
  grant: [overlap],
  community: [crowd],
  conference: [crowd],
  launch: [decay, liquidity, payoff],
  v2: [decay],
  company: [payoff, decay],
  education: [payoff, liquidity, convexity, decay],
  "market-structure": [priceInRange, liquidity, crowd],
  "lp-analysis": [liquidity, priceInRange],
  strategy: [payoff, legs],
  greeks: [greeks],
  backtest: [results, priceInRange],
  pricing: [decay, convexity],
  volatility: [smile],
  perps: [convexity],
  "product-tutorial": [legs, payoff],
  doc: [payoff, decay, liquidity, legs, convexity],
  contract: [canvas => ledger(canvas)],
}

const paletteNames = ["ink", "ink", "violet", "mist"] as const

export interface Art {
  palette: Palette
  drawing: string
  /** What the drawing shows, in words. */
  alt: string
}

/** Background and drawing for a subject; the box is where curves may go, the background is the caller's. */
export function artOf(subject: ArtSubject, box: Box): Art {
  const random = randomFrom(`${subject.seed} ${subject.kind}`)
  const palette = palettes[random.pick(paletteNames)]
  const composition = random.pick(compositions[subject.kind] ?? [payoff, decay, liquidity])
  const id = hash(subject.seed).toString(36)
  const words: string[] = []
  const tell = (told: string) => words.push(told)
  const drawing = composition({ box, palette, random, id, tell }, subject)
  return { palette, drawing, alt: words.join(" ") }
}

const monthName = new Intl.DateTimeFormat("en", { month: "long", timeZone: "UTC" })
const months = Array.from({ length: 12 }, (_, month) =>
  monthName.format(Date.UTC(2024, month)).toLowerCase(),
)

/** Month a newsletter is about, from its address or title; without one, the seed's own. */
function monthOf({ seed, title }: ArtSubject): { year: number; monthIndex: number } {
  const text = `${seed} ${title}`.toLowerCase()
  const found = months.findIndex(name => text.includes(name))
  const year = Number(text.match(/\b20\d\d\b/)?.[0] ?? 2024)
  return { year, monthIndex: found < 0 ? hash(seed) % 12 : found }
}

const numbers = ["one", "two", "three", "four", "five", "six"]

/** Epoch of a beta programme, 1 to 6. */
function epochOf({ seed, title }: ArtSubject): number {
  const text = `${seed} ${title}`.toLowerCase()
  const [, written = ""] = text.match(/epoch[ -](\w+)/) ?? []
  const number = numbers.indexOf(written) + 1 || Number(written)
  return number >= 1 && number <= 6 ? number : 1
}
