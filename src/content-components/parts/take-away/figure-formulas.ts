import { site } from "../../../site.config"

/** Formula that a figure draws, with its source and its code. */
export interface Formula {
  text: string
  /** Publication of the formula; `href` is missing if it is not on the web. */
  source: { label: string; href?: string }
  /** File in this project that computes the formula, tested against published values. */
  code: string
}

const works = {
  blackScholes: {
    label: "Black and Scholes, 1973",
    href: "https://doi.org/10.1086/260062",
  },
  merton: { label: "Merton, 1973", href: "https://doi.org/10.2307/3003143" },
  panoptic: {
    label: "Lambert and Kristensen, 2022",
    href: "https://arxiv.org/abs/2204.14232",
  },
  lambert: {
    label: "Lambert, On-chain volatility and Uniswap v3, 2021",
    href: "https://lambert-guillaume.medium.com/on-chain-volatility-and-uniswap-v3-d031b98143d1",
  },
  uniswap: { label: "Uniswap v3 Core, 2021", href: "https://uniswap.org/whitepaper-v3.pdf" },
  /** Not linked, because pages that link to contracts carry the safety notice. */
  contracts: { label: "contracts of V1, panoptic-v1-core" },
  exitTimes: { label: "Merrill and Sinclair, Volatility estimation via first exit times, 2014" },
  derivation: {
    label: "derivation on Medium",
    href: "https://medium.com/auditless/how-to-calculate-impermanent-loss-full-derivation-803e8b2497b7",
  },
} as const

/** URL of a formula's code in the project's repository. */
export const codeAddress = (file: string) => `${site.repository}/blob/main/src/options/${file}`

const position = {
  text: "V(S) = L·(2√S − √lower − S/√upper) in the range, L = √(K·r)/(r − 1)",
  source: works.uniswap,
  code: "lp-position.ts",
}

/** Formulas of computed figures. Figures with transcribed numbers name a source instead. */
export const formulas = {
  payoff: {
    text: "Call max(S − K, 0), put max(K − S, 0), each less its premium; before expiry the Black-Scholes value at zero rate",
    source: works.blackScholes,
    code: "strategy.ts",
  },
  /** Formula for strategies with a leg that has a price range. */
  rangedPayoff: {
    text: "In a range: call S − V(S), put K − V(S), V(S) = L·(2√S − √lower − S/√upper), L = √(K·r)/(r − 1); other calls max(S − K, 0), puts max(K − S, 0); each less its premium",
    source: works.panoptic,
    code: "ranged-option.ts",
  },
  greeks: {
    text: "Derivatives of C = S·N(d₁) − K·N(d₂), d₁ = (ln(S/K) + σ²T/2)/(σ√T), d₂ = d₁ − σ√T",
    source: works.blackScholes,
    code: "black-scholes.ts",
  },
  position,
  deposit: {
    text: "L·(1/√S − 1/√upper) of the asset goes with L·(√S − √lower) of the quote token; of a deposit of equal values, some is left of the token that the range needs less of",
    source: works.uniswap,
    code: "lp-position.ts",
  },
  streamia: {
    text: "σ²√(K·r·S)/(4(r − 1)) a year while the price is in range, times the spread",
    source: works.panoptic,
    code: "streamia.ts",
  },
  spread: {
    text: "1 + ν·u/(1 − u), u the share of the sold liquidity that is bought, R/N capped at 9",
    source: works.contracts,
    code: "spread.ts",
  },
  ramp: {
    text: "c(u) = c₀ up to the utilization u₀, c₁ from u₁ on, and c₀ + (c₁ − c₀)·(u − u₀)/(u₁ − u₀) in between",
    source: works.contracts,
    code: "margin/collateral-ratio.ts",
  },
  liquidation: {
    text: "In V1, with C quote tokens: put K·(1 + c − C/(qK)), call (K + C/q)/(1 + c), or C/(cq) where that is below K. With a units of the asset: call K/(1 + c − a/q), put K·(1 + c)/(1 + a/q), or Kcq/a where that is above K",
    source: works.contracts,
    code: "margin/liquidation-price.ts",
  },
  path: {
    text: "S(t + h) = S(t)·exp((μ − σ²/2)h + σ√h·Z), Z standard normal",
    source: works.merton,
    code: "price-path.ts",
  },
  strangle: {
    text: "L = 1/(1/√lower − 1/√upper), √K = √S·(Δ(√r − 1/√r) + 1/√r)",
    source: works.uniswap,
    code: "delta-strike.ts",
  },
  "range-expiry": {
    text: "T = (2π/σ²)·((√r − 1)/(√r + 1))²",
    source: works.panoptic,
    code: "range-expiry.ts",
  },
  "implied-volatility": {
    text: "σ = 2·fee rate·√(daily volume/liquidity of the tick)·√365",
    source: works.lambert,
    code: "implied-volatility.ts",
  },
  "exit-time": {
    text: "(h/σ)² years until a driftless price leaves ±n ticks, h = n·ln 1.0001",
    source: works.exitTimes,
    code: "range-expiry.ts",
  },
  "probability-in-range": {
    text: "N(d(upper)) − N(d(lower)), d(x) = (ln(x/S) − (μ − σ²/2)T)/(σ√T)",
    source: works.merton,
    code: "time-in-range.ts",
  },
  "force-exercise": {
    text: "128 bps within the first half-width beyond the range, halved with each further one, 1 bps from the eighth on",
    source: works.contracts,
    code: "force-exercise.ts",
  },
  "divergence-loss": {
    text: "2√q/(1 + q) − 1 for a price ratio q",
    source: works.derivation,
    code: "lp-position.ts",
  },
  "loss-versus-panoptic": {
    text: "1 − 1/m, where Panoptic pays m times the fees of Uniswap",
    source: works.panoptic,
    code: "spread.ts",
  },
} as const satisfies Record<string, Formula>
