import type { Json } from "../content/schema/body"
import type { contentComponents } from "."

/** One example of each figure, as authors write it: for tests and the author's guide. */
export const figureExamples: [keyof typeof contentComponents, Record<string, Json>][] = [
  [
    "Payoff",
    {
      title: "A long call before and at expiry",
      caption: "The loss ends at the premium; above 2,090 USDC each further dollar is profit.",
      legs: [{ type: "call", side: "long", strike: 2000, premium: 90 }],
      spot: 2000,
      range: [1500, 2500],
      days: 30,
      volatility: 0.4,
    },
  ],
  [
    "Greeks",
    {
      title: "Delta of a call",
      caption: "It rises from 0 to 1 around the strike, faster the closer expiry is.",
      greek: "delta",
      legs: [{ type: "call", side: "long", strike: 2000 }],
      spot: 2000,
      range: [1000, 3000],
      days: [90, 30, 7],
      volatility: 0.8,
    },
  ],
  [
    "PriceRange",
    {
      title: "A range around 2,000",
      caption: "In its range the position bends where the put has a corner.",
      strike: 2000,
      rangeFactor: 1.2,
      spot: 2050,
      volatility: 0.8,
    },
  ],
  [
    "StreamiaPath",
    {
      title: "Seven days of streamia",
      caption: "Premium accrues only while the price is in range.",
      strike: 2000,
      rangeFactor: 1.1,
      spot: 2000,
      volatility: 0.8,
      days: 7,
      seed: 1,
      feeRate: 0.003,
      spread: 1,
    },
  ],
  [
    "UtilizationCurve",
    {
      title: "Collateral of sellers",
      caption: "From half of the pool on, the requirement rises to the whole notional.",
      kind: "seller-collateral",
    },
  ],
  [
    "LiquidationPrice",
    {
      title: "A short put and its collateral",
      caption: "Below 1,900 USDC the requirement exceeds the collateral.",
      type: "put",
      side: "short",
      strike: 2000,
      size: 1,
      collateral: 500,
      collateralRatio: 0.2,
    },
  ],
  [
    "PathFan",
    {
      title: "Twenty prices in a month",
      caption: "Most leave the range within days.",
      spot: 2000,
      volatility: 0.8,
      days: 30,
      paths: 20,
      seed: 1,
      lower: 1800,
      upper: 2200,
    },
  ],
  [
    "FormulaCurve",
    {
      title: "Width and effective expiry",
      caption: "A wider range is like a later expiry; more volatility shortens it.",
      formula: "range-expiry",
      values: [0.2, 0.5, 1],
    },
  ],
  [
    "BarFigure",
    {
      title: "Three months of premium",
      caption: "February was the only loss.",
      unit: "%",
      data: [
        ["January", 1.2],
        ["February", -0.4],
        ["March", 3.25],
      ],
      source: "an example",
    },
  ],
]
