/** Compositions about options: payoffs, prices, greeks, risks, and results. */
import { fan, scatter, tail } from "../compositions/chance"
import { greeks, smile } from "../compositions/curves"
import { results } from "../compositions/paths"
import { convexity, decay, legs, payoff } from "../compositions/payoff"
import { balance, leverage } from "../compositions/shares"
import { gauge, mosaic, versus } from "../compositions/signs"
import { heatmap, surface } from "../compositions/surface"
import { meter, rolls } from "../compositions/time"
import type { Composition } from "./composition"

export const ofOptions: readonly [Composition, ...Composition[]] = [
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
]
