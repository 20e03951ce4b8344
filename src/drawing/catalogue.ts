/** What can be drawn, and what of. */
import type { ArtSubject } from "./art"
import { blocks, launch, layers } from "./compositions/chain"
import { fan, scatter, tail } from "./compositions/chance"
import { greeks, smile } from "./compositions/curves"
import { ledger } from "./compositions/ledger"
import { crowd, liquidity, overlap } from "./compositions/liquidity"
import { candles, depth, feeds, ranges } from "./compositions/market"
import { contest, epochs, month, priceInRange, results } from "./compositions/paths"
import { convexity, decay, legs, payoff } from "./compositions/payoff"
import { coins, hall, network, podium, stage } from "./compositions/people"
import { balance, circles, flow, leverage, treemap } from "./compositions/shares"
import { gauge, lens, mosaic, shield, versus } from "./compositions/signs"
import { heatmap, surface } from "./compositions/surface"
import { calendar, dial, meter, rolls, route } from "./compositions/time"
import type { Canvas } from "./pen"
import { epochOf, monthOf } from "./subject-dates"

export interface Composition {
  name: string
  /** Compositions that look alike have one family; two of a family never stand side by side in a list. */
  family: string
  /** Words of titles and topics, in small letters. */
  about: RegExp
  /** Kinds of articles (article-kind.ts) and pages. */
  kinds?: readonly string[]
  /** Says something that would be wrong of other articles. */
  isBound?: true
  draw: (canvas: Canvas, subject: ArtSubject) => string
}

/** Every composition. */
export const catalogue: readonly [Composition, ...Composition[]] = [
  {
    name: "payoff",
    family: "payoff",
    about:
      /\b(calls?|puts?|straddles?|strangles?|hedg|0dte|introduction|overview|options 101)|an option\b/,
    kinds: ["company", "education", "strategy", "product-tutorial", "doc", "home"],
    draw: (canvas, { title }) => payoff(canvas, title),
  },
  {
    name: "legs",
    family: "legs",
    about: /\blegs?\b|multi-leg|build|synthetic|condor|tokens?\b|nft/,
    kinds: ["strategy", "product-tutorial", "doc"],
    draw: legs,
  },
  {
    name: "mosaic",
    family: "mosaic",
    about: /strategies|at a glance|twenty-one|where to look|resource|term by term/,
    kinds: ["strategy", "education"],
    draw: mosaic,
  },
  {
    name: "versus",
    family: "versus",
    about:
      /\bor\b|versus|beside|\btwo\b|compar|both|instead of|term by term|same option|bought and sold/,
    kinds: ["strategy"],
    draw: (canvas, { title }) => versus(canvas, title),
  },
  {
    name: "heatmap",
    family: "grid",
    about: /risk|forward testing|closing|managing|what .* mean|paper\b|demo|app\b|ux/,
    kinds: ["strategy", "product-tutorial"],
    draw: (canvas, { title }) => heatmap(canvas, title),
  },
  {
    name: "decay",
    family: "decay",
    about: /theta|pric(e|ing)\b|premi|expir|time|black|scholes|perpetual|streamia|timescale/,
    kinds: ["company", "education", "pricing", "doc"],
    draw: (canvas, { title }) => decay(canvas, title),
  },
  {
    name: "convexity",
    family: "convexity",
    about: /gamma|convex|scalp|lvr|rebalancing|\bperps?\b|parity|impermanent|\bil\b/,
    kinds: ["education", "pricing", "perps", "doc"],
    draw: convexity,
  },
  {
    name: "greeks",
    family: "hills",
    about: /greeks|delta|gamma|vega|vanna|volga/,
    kinds: ["greeks"],
    draw: greeks,
  },
  {
    name: "smile",
    family: "smile",
    about: /smile|implied vol|\biv\b|wings?|skew|dvol|volatilit/,
    kinds: ["volatility"],
    draw: smile,
  },
  {
    name: "surface",
    family: "surface",
    about: /volatilit|implied|\biv\b|smile|surface|vol-of-vol|volga|simtopia/,
    kinds: ["volatility", "pricing"],
    draw: surface,
  },
  {
    name: "tail",
    family: "bars",
    about: /value at risk|\bvar\b|cvar|jumps?|out-of-the-money|tail|brownian|gbm|loss\b|traps?/,
    kinds: ["backtest"],
    draw: tail,
  },
  {
    name: "fan",
    family: "paths",
    about: /monte carlo|simulat|forward|brownian|gbm|how long|will options|futures curve|tests/,
    kinds: ["pricing", "market-structure"],
    draw: fan,
  },
  {
    name: "scatter",
    family: "scatter",
    about: /\bbeta\b|correlation|data|in numbers|\d pools|notebook|research|election|github/,
    kinds: ["backtest", "market-structure"],
    draw: scatter,
  },
  {
    name: "results",
    family: "bars",
    about: /backtest|earned|paid|results|made money|returns?/,
    kinds: ["backtest"],
    draw: results,
  },
  {
    name: "candles",
    family: "candles",
    about:
      /market trends|bitcoin|breakout|spot|perp traders|shorting|bull|bear|trading|trade\b|etf|months?\b/,
    kinds: ["newsletter", "perps"],
    draw: candles,
  },
  {
    name: "depth",
    family: "depth",
    about: /order book|spread|market making|jit|mev|liquidity pool|private traders|retail|\bflow\b/,
    kinds: ["market-structure", "lp-analysis"],
    draw: depth,
  },
  {
    name: "liquidity",
    family: "bars",
    about: /liquidity\b|clmm/,
    kinds: ["education", "market-structure", "lp-analysis", "doc"],
    draw: liquidity,
  },
  {
    name: "ranges",
    family: "ranges",
    about: /range|width|wide|positions\b|liquidity position|managing|passive|provid/,
    kinds: ["lp-analysis", "education"],
    draw: ranges,
  },
  {
    name: "overlap",
    family: "hills",
    about: /partner|overlap|between/,
    kinds: ["partnership", "grant"],
    draw: overlap,
  },
  {
    name: "circles",
    family: "circles",
    about: /partner|grant|foundation|margarita|vector|between|meets?\b|structured/,
    kinds: ["partnership", "grant"],
    draw: circles,
  },
  {
    name: "treemap",
    family: "treemap",
    about: /owners|whales|largest|share of|concentrated .*hold|stablecoin|supply|holders/,
    kinds: ["market-structure"],
    draw: treemap,
  },
  {
    name: "crowd",
    family: "hills",
    about: /community|retail|private trader|everyone|players|testers/,
    kinds: ["community", "conference", "market-structure"],
    draw: crowd,
  },
  {
    name: "network",
    family: "network",
    about:
      /community|network|discord|ambassador|composable|decentral|oracle|regulars|open source|social|galxe|governance|contracts? are public/,
    kinds: ["community", "company", "conference"],
    draw: network,
  },
  {
    name: "hall",
    isBound: true,
    family: "hall",
    about:
      /denver|conference|permissionless|summit|workshop|panel|cornell|speakeasy|booth|event|awards?|mention/,
    kinds: ["conference"],
    draw: hall,
  },
  {
    name: "stage",
    isBound: true,
    family: "stage",
    about: /denver|conference|permissionless|summit|workshop|cornell|speakeasy|demo\b|event/,
    kinds: ["conference"],
    draw: stage,
  },
  {
    name: "coins",
    isBound: true,
    family: "coins",
    about:
      /points|pips|rewards?|raises?|funding|funds?\b|grants?\b|prizes?|paid in|yield|\$|incentives|million|lend/,
    kinds: ["grant", "community"],
    draw: coins,
  },
  {
    name: "podium",
    isBound: true,
    family: "podium",
    about: /results|winners?|wins?\b|top trade|best trades|rank|record|awards?|contest|five top/,
    kinds: ["competition", "beta-epoch"],
    draw: podium,
  },
  {
    name: "contest",
    isBound: true,
    family: "paths",
    about: /contest|competition|players|epoch|challenge/,
    kinds: ["competition"],
    draw: contest,
  },
  {
    name: "epochs",
    isBound: true,
    family: "epochs",
    about: /epoch/,
    kinds: ["beta-epoch"],
    draw: (canvas, subject) => epochs(canvas, epochOf(subject)),
  },
  {
    name: "route",
    family: "route",
    about:
      /roadmap?\b|tutorial|tour\b|step by step|number by number|sign up|how-to|first trade|what stays|begins?\b|from wallet/,
    kinds: ["product-tutorial", "beta-epoch"],
    draw: route,
  },
  {
    name: "launch",
    family: "launch",
    about: /(?<!gated )launch|\blive\b|first day|is on base|announc/,
    kinds: ["launch"],
    draw: launch,
  },
  {
    name: "layers",
    family: "layers",
    about:
      /layer|\bl2\b|unichain|\bbase\b|\bv4\b|\bv2\b|vaults?|v1\.1|what a market is|composable|contracts behind|chain\b/,
    kinds: ["launch", "v2"],
    draw: layers,
  },
  {
    name: "blocks",
    isBound: true,
    family: "blocks",
    about: /\bgas\b|blocks?\b|ethereum|the merge|chains?\b|on-chain|l2|inscriptions|fork/,
    draw: blocks,
  },
  {
    name: "flow",
    family: "flow",
    about:
      /fees?\b|incomes?|lend|borrow|incentives|spread|lvr|distributed|where an option|ways to provide/,
    kinds: ["lp-analysis"],
    draw: flow,
  },
  {
    name: "price-in-range",
    family: "band",
    about: /in range|stay|range\b|concentrated/,
    kinds: ["market-structure", "backtest", "lp-analysis"],
    draw: priceInRange,
  },
  {
    name: "meter",
    family: "band",
    about: /streamia|streaming|on the meter|while you hold|pay as you|premia/,
    kinds: ["pricing"],
    draw: meter,
  },
  {
    name: "rolls",
    family: "rolls",
    about: /roll|never expires|rebalanc|neutral stays|seven months/,
    kinds: ["backtest"],
    draw: rolls,
  },
  {
    name: "leverage",
    family: "arches",
    about: /leverage|\d+x\b|buying power|least capital|three times|xpo/,
    kinds: ["perps"],
    draw: leverage,
  },
  {
    name: "gauge",
    family: "gauge",
    about:
      /liquidat|collateral|margin|buying power|settings|parameters|risk management|at risk|stress/,
    kinds: ["product-tutorial"],
    draw: gauge,
  },
  {
    name: "balance",
    family: "balance",
    about: /hedg|neutral|parity|delta|balance|answers|moneylender|advantage|offer/,
    kinds: ["perps", "education"],
    draw: balance,
  },
  {
    name: "ledger",
    isBound: true,
    family: "ledger",
    about: /audit|code4rena|openzeppelin|abdk|contracts|dev log|review|code\b/,
    kinds: ["audit", "protocol", "contract"],
    draw: canvas => ledger(canvas),
  },
  {
    name: "fault",
    isBound: true,
    family: "ledger",
    about: /post-mortem|vulnerab|spoof/,
    kinds: ["post-mortem"],
    draw: canvas => ledger(canvas, { fault: true }),
  },
  {
    name: "lens",
    isBound: true,
    family: "lens",
    about: /audit|security|code4rena|review|three sigma|smart contracts/,
    kinds: ["audit", "post-mortem"],
    draw: lens,
  },
  {
    name: "shield",
    isBound: true,
    family: "shield",
    about: /audit|security|complete|clean|none lost|safe\b|protect|saved/,
    kinds: ["audit"],
    draw: shield,
  },
  {
    name: "feeds",
    family: "feeds",
    about: /oracle|cheating|manipul|spoof|false report|destabilize|price of/,
    kinds: ["post-mortem"],
    draw: feeds,
  },
  {
    name: "month",
    isBound: true,
    family: "bars",
    about: /newsletter/,
    kinds: ["newsletter"],
    draw: (canvas, subject) => month(canvas, monthOf(subject)),
  },
  {
    name: "calendar",
    isBound: true,
    family: "calendar",
    about: /newsletter|calendar|a week|ten days|month/,
    kinds: ["newsletter"],
    draw: (canvas, subject) => calendar(canvas, monthOf(subject)),
  },
  {
    name: "dial",
    isBound: true,
    family: "dial",
    about: /newsletter|timescale|1d, 1w|hour|quiet month/,
    kinds: ["newsletter"],
    draw: (canvas, subject) => dial(canvas, monthOf(subject)),
  },
]

const byName = new Map(catalogue.map(composition => [composition.name, composition]))

/** A composition by its name. */
export const compositionNamed = (name: string): Composition | undefined => byName.get(name)

/** Compositions for a kind; at least one. */
export function compositionsOf(kind: string): readonly [Composition, ...Composition[]] {
  const [first, ...others] = catalogue.filter(({ kinds }) => kinds?.includes(kind))
  return first ? [first, ...others] : [catalogue[0]]
}
