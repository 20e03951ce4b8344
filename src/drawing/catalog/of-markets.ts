/** Compositions about markets: prices, liquidity, positions, and chains. */
import { blocks } from "../compositions/chain"
import { liquidity, overlap } from "../compositions/liquidity"
import { candles, depth, feeds, ranges } from "../compositions/market"
import { priceInRange } from "../compositions/paths"
import { circles, flow, treemap } from "../compositions/shares"
import type { Composition } from "./composition"

export const ofMarkets: readonly Composition[] = [
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
    name: "feeds",
    family: "feeds",
    about: /oracle|cheating|manipul|spoof|false report|destabilize|price of/,
    kinds: ["post-mortem"],
    draw: feeds,
  },
]
