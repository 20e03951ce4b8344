import { existsSync, readFileSync } from "node:fs"
import { blackScholesValue, d1d2, daysPerYear, gamma, theta } from "../../src/options/black-scholes"
import { breakevens } from "../../src/options/breakevens"
import {
  buyingPowerUsage,
  largestUsageAtMint,
  mintRequirement,
} from "../../src/options/buying-power"
import {
  buyerCollateral,
  leverageOf,
  poolUtilization,
  ratioAtUtilization,
  sellerCollateral,
} from "../../src/options/collateral-ratio"
import { commission } from "../../src/options/commission"
import { forceExerciseCost, halfWidthsFromStrike } from "../../src/options/force-exercise"
import { dailyImpliedVolatility } from "../../src/options/implied-volatility"
import type { Leg } from "../../src/options/leg"
import {
  liquidationBonus,
  liquidationPrice,
  liquidationPriceInAsset,
} from "../../src/options/liquidation"
import { lpValue } from "../../src/options/lp-position"
import {
  rangedShortPutRequirement,
  type ShortOption,
  shortPutRequirement,
  shortRequirement,
} from "../../src/options/maintenance-requirement"
import { normalCumulative } from "../../src/options/normal-distribution"
import { priceAtTick, rangeFactorOf, rangeOf, strikeOf } from "../../src/options/price-range"
import { protocolParameters } from "../../src/options/protocol-parameters"
import { maximumRangeGamma, rangeFactorOfExpiry } from "../../src/options/range-expiry"
import {
  rangedOptionAt,
  rangedOptionDelta,
  rangedOptionGamma,
} from "../../src/options/ranged-option"
import { chunkPremia, spreadAtUtilization, spreadMultiplier } from "../../src/options/spread"
import {
  atExpiry,
  kinks,
  strategyCost,
  strategyGreek,
  strategyProfit,
} from "../../src/options/strategy"
import { streamiaRate } from "../../src/options/streamia"

/*
 * The examples that pages work out, worked out again by src/options: each line below is what the page says, with
 * every number computed. A page whose numbers or a formula whose result changes fails here.
 */

/** A number as texts write it: 1,234.50. */
const number = (value: number, decimals = 0) =>
  value.toLocaleString("en-US", {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
const percent = (value: number, decimals = 0) => `${number(100 * value, decimals)}%`
/** With as few decimals as the number has. */
const plain = (value: number) => String(Number(value.toFixed(10)))

function textOf(page: string): string {
  const file = [`content/docs/${page}.mdx`, `content/docs/${page}.md`].find(existsSync)
  if (!file) throw new Error(`no page content/docs/${page}`)
  // Lines are broken anywhere; the examples are found across them.
  return readFileSync(file, "utf8").replace(/\s+/g, " ")
}

const ranged = { strike: 2000, rangeFactor: 1.1 }
const shortPut: ShortOption = { type: "put", strike: 1000, size: 1, collateralRatio: 0.2 }
const shortCall: ShortOption = { ...shortPut, type: "call" }
const priceOf = (limit: ReturnType<typeof liquidationPrice>) =>
  "price" in limit ? limit.price : Number.NaN
const avax = { lower: 33.52, upper: 37.8 }

const blackScholes = {
  type: "call",
  spot: 2500,
  strike: 2600,
  years: 0.25,
  volatility: 0.8,
  rate: 0.02,
} as const
const { d1, d2 } = d1d2(blackScholes)
const call = blackScholesValue(blackScholes)
const put = blackScholesValue({ ...blackScholes, type: "put" })
const atTheMoney = (spot: number, days: number) =>
  ({ type: "call", spot, strike: spot, years: days / daysPerYear, volatility: 0.8 }) as const

const straddleLeg = number(blackScholesValue(atTheMoney(2000, 30)), 2)

const usage = (collateral: number, spot: number) =>
  percent(buyingPowerUsage(shortRequirement(spot, { ...shortPut, strike: 2000 }), collateral))
const sellers = (utilization: number) => ratioAtUtilization(utilization, sellerCollateral)
const buyers = (utilization: number) => ratioAtUtilization(utilization, buyerCollateral)

/** Result of the delta-neutral pair of the LP guide, per ETH, fees left out. */
const neutralPair = [
  { type: "lp", lower: 787.4, upper: 1270, entry: 1000 },
  { type: "call", side: "short", strike: 1000, rangeFactor: 1.27, premium: 59.68 },
] as const

/** What each page says, in the words and with the digits of the page. */
const examples: Record<string, string[]> = {
  "panoptic-protocol/option-properties": [1500, 2000 / 1.1, 2000, 2200, 2400].map(price => {
    const value = lpValue(price, rangeOf(2000, 1.1))
    const options = (["put", "call"] as const).map(type =>
      number(rangedOptionAt(type, price, ranged.strike, ranged.rangeFactor), 2),
    )
    return `| ${number(price, 2)} | ${number(value, 2)} | ${options.join(" | ")} |`
  }),
  "panoptic-protocol/specs": [
    ["1,100 and above", 1100],
    ["1,000", 1000],
    ["909.09", 1000 / 1.1],
    ["500", 500],
    ["0", 0],
  ].map(([label, price]) => {
    const requirement = rangedShortPutRequirement(Number(price), 1000, 0.2, 1.1)
    return `| ${label} | ${percent(requirement, 1)} |`
  }),
  "panoptic-protocol/margin": [
    ...[0.75, 0.5, 0.25].map(share => {
      const requirement = shortPutRequirement(share, 1, 0.2)
      const loss = 1 - share
      return `| ${percent(share)} | ${percent(requirement)} | ${percent(loss)} | ${percent(requirement - loss)} |`
    }),
    `= ${number(priceOf(liquidationPrice(shortPut, 500)))}$ USDC, and insolvency at 500`,
  ],
  "panoptic-protocol/liquidations": [
    `At 625 it is 1,000 × (0.2 + 0.8 × 0.375) = ${number(shortRequirement(625, shortPut))} USDC`,
    `Requirement and collateral meet at ${number(priceOf(liquidationPrice(shortPut, 500)))} USDC`,
    `liquidatable above ${number(priceOf(liquidationPrice(shortCall, 500)))} USDC`,
    `half an ETH lasts until ${number(priceOf(liquidationPriceInAsset(shortCall, 0.5)))} USDC`,
    `is ${number(priceOf(liquidationPrice(shortCall, 1000)))} USDC`,
    ...[520, 700, 900].map(
      requirement =>
        `| 500 | ${requirement} | ${requirement - 500} | ${liquidationBonus(500, requirement)} |`,
    ),
  ],
  "panoptic-protocol/streamia": [
    `$${plain(chunkPremia(1, 50, 50).net)} g$ |`,
    `$${plain(chunkPremia(1, 50, 50).owed)} g$ |`,
    `$${plain(chunkPremia(1, 50, 50).gross)} g$ |`,
    `$1 + 0.25 \\times 9 = ${plain(spreadMultiplier(9, 1))}$, the largest possible`,
  ],
  "panoptic-protocol/forced-exercise": [
    [32, "31.57 to 33.52, or 37.80 to 40.13"],
    [30, "29.73 to 31.57, or 40.13 to 42.62"],
    [29, "28.00 to 29.73, or 42.62 to 45.25"],
  ].map(([price, label]) => {
    const cost = forceExerciseCost(Number(price), avax) ?? Number.NaN
    const bps = plain(cost * 1e4)
    return `| ${label} | ${halfWidthsFromStrike(Number(price), avax)} | ${bps} bps | ${plain(cost)} AVAX |`
  }),
  "product/force-exercise": [38, 41, 43, 30].map(price => {
    const cost = forceExerciseCost(price, avax) ?? Number.NaN
    const distance = Math.abs(Math.log(price / 35.6)) / Math.log(Math.sqrt(37.8 / 33.52))
    return `| ${number(price, 2)} | ${number(distance, 1)} | ${plain(cost * 1e4)} bps, ${plain(cost)} AVAX |`
  }),
  "panoptic-protocol/commission": [
    `| 1,000 USDC | ${plain(commission(1000))} USDC |`,
    `| 1 ETH | ${plain(commission(1))} ETH |`,
    `| ${plain(commission(6000))} USDC and ${plain(commission(3))} ETH |`,
    `come to ${percent(52 * commission(1), 1)} of the notional`,
  ],
  "panoptic-protocol/buying-power": [
    ...[0.6, 0.7].map(utilization => {
      const [buy, sell] = [buyers(utilization), sellers(utilization)]
      return `| ${percent(utilization)} | ${plain(100 * buy)}% | ${number(leverageOf(buy), 1)}x | ${percent(sell)} | ${plain(Number(leverageOf(sell).toFixed(2)))}x |`
    }),
    `= ${number(mintRequirement("short", 2000, sellers(0.7)))} USDC if you sell it`,
    `= ${number(mintRequirement("long", 2000, buyers(0.7)))} USDC if you buy it`,
  ],
  "product/liquidations": [
    `= ${number(shortRequirement(1900, { ...shortPut, strike: 2000 }))}: ${usage(600, 1900)}`,
    `At 1,750 it is 600: ${usage(600, 1750)}`,
    `would last until ${number(priceOf(liquidationPrice({ ...shortPut, strike: 2000 }, 1000)))}`,
  ],
  "product/leverage": [
    `400 USDC (20%) | ${leverageOf(sellers(0))}x`,
    `200 USDC (10%) | ${leverageOf(buyers(0))}x`,
    `100 USDC (5%) | ${leverageOf(buyers(0.9))}x`,
    `| 400 + 200 | ${number(2000 / (2000 * (sellers(0) + buyers(0))), 2)}x |`,
  ],
  "product/spread": [2.5, 5, 8, 9].map(bought => {
    const multiplier = spreadMultiplier(bought, 10 - bought)
    const ratio = plain(Number((bought / (10 - bought)).toFixed(2)))
    return `| 10 | ${bought} | ${ratio} | ${number(multiplier, 2)} | ${percent(multiplier - 1)} |`
  }),
  "product/streamia": [
    ...[0, 0.25, 0.5, 0.75, 0.9].map(share => {
      const multiplier = number(spreadAtUtilization(share), 2)
      return `| ${percent(share)} | ${multiplier} | ${multiplier} USDC |`
    }),
    `about ${number(streamiaRate(2000, rangeOf(2000, 1.04), 0.8) / daysPerYear)} USDC a day in range at $r = 1.04$`,
    `about ${number(streamiaRate(2000, rangeOf(2000, 1.27), 0.8) / daysPerYear, 1)}0 USDC at $r = 1.27$`,
  ],
  "product/timescales": [
    `$r$ = ${[1 / 24, 1, 7, 30]
      .map(days => number(rangeFactorOfExpiry(days / daysPerYear, 0.5), 3))
      .join(
        ", ",
      )} and ${number(rangeFactorOfExpiry(1, 0.5), 3)} for an hour, a day, a week, thirty days and a year`,
    ...[1.01, 1.04, 1.13, 1.27, 2.12].map(r => {
      const { lower, upper } = rangeOf(2000, r)
      return `${number(lower)} to ${number(upper)} |`
    }),
    ...[1.01, 1.04, 1.13, 1.27, 2.12].map(r => {
      const daily = streamiaRate(2000, rangeOf(2000, r), 0.8) / daysPerYear
      return `| ${number(r, 2)} | ${number(daily, 1)} USDC |`
    }),
  ],
  "product/moneyness": [
    [0.88, 1.13],
    [0.88, 1.04],
    [0.75, 1.04],
  ].map(([strike = 1, r = 1]) => {
    const bounds = rangeOf(strike, r)
    const inRange = bounds.lower <= 0.93 && 0.93 <= bounds.upper ? "yes" : "no"
    const delta = number(100 * rangedOptionDelta("call", 0.93, bounds))
    return `| strike ${strike}, $r$ = ${r} | ${number(bounds.lower, 3)} to ${number(bounds.upper, 3)} | ${inRange} | ${delta} |`
  }),
  "product/uniswap-lps/delta-neutral-lp": [900, 1100, 1270, 1500].map(price => {
    const result = strategyProfit([...neutralPair], price)
    const signed = number(Math.abs(result))
    return `| ${number(price)} | −${signed} |`
  }),
  "trading/basic-concepts": [
    `$d_1 = ${number(d1, 4)}$, $d_2 = ${number(d2, 4)}$, $N(d_1) = ${number(normalCumulative(d1), 4)}$, $N(d_2) = ${number(normalCumulative(d2), 4)}$`,
    `**${number(call, 2)} USDC**`,
    `**${number(put, 2)} USDC**`,
  ],
  "terms/blackscholes": [`| Call | ${number(call, 2)} |`, `| ${number(put, 2)} |`],
  "terms/european": [`the European call is worth ${number(call, 2)}`],
  "terms/extrinsic": [
    `costs ${number(blackScholesValue(atTheMoney(2500, 30)), 2)} with 30 days left and ${number(blackScholesValue(atTheMoney(2500, 90)), 2)} with 90`,
  ],
  "terms/straddle": [
    `call and put cost ${straddleLeg} each, ${number(2 * Number(straddleLeg), 2)} together`,
  ],
  "terms/implied_volatility": [
    `gives ${number(blackScholesValue(atTheMoney(2500, 30)), 2)}`,
    `that is ${percent(dailyImpliedVolatility(0.0005, 2500))} a day or ${percent(dailyImpliedVolatility(0.0005, 2500) * Math.sqrt(daysPerYear), 1)} a year`,
  ],
  "terms/gamma": [
    `it is ${number(gamma(atTheMoney(2000, 30)), 5)} with 30 days left, ${number(gamma(atTheMoney(2000, 7)), 4)} with 7 and ${number(gamma(atTheMoney(2000, 1)), 4)} with one`,
    `it is ${number(rangedOptionGamma(2000, rangeOf(2000, 1.1)), 4)} at the strike and ${number(rangedOptionGamma(2000 / 1.1 + 1e-6, rangeOf(2000, 1.1)), 4)} at the lower bound`,
  ],
  "terms/theta": [
    `loses about ${[30, 7, 1].map(days => number(-theta(atTheMoney(2000, days)) / daysPerYear, 2)).join(", ")}`.replace(
      /, ([\d.]+), ([\d.]+)$/,
      " USDC a day with 30 days left, $1 with seven and $2 on the last day",
    ),
    `accrues about ${number(streamiaRate(2000, rangeOf(2000, 1.1), 0.8) / daysPerYear, 1)}0 USDC a day`,
  ],
  "terms/liquidation": [
    `when ETH falls below ${number(priceOf(liquidationPrice(shortPut, 300)))}`,
    `At 850 it is ${number(shortRequirement(850, shortPut))}: the bonus is ${number(liquidationBonus(300, shortRequirement(850, shortPut)))} USDC`,
  ],
  "terms/margin": [`= ${number(shortRequirement(625, shortPut))}\\ \\text{USDC}`],
}

/** Black-Scholes premium of 30 days at 80% with ETH at 2,000, rounded to cents as a text shows it. */
const premiumOf = (type: "call" | "put", strike: number, days = 30, volatility = 0.8) =>
  Number(
    blackScholesValue({
      type,
      spot: 2000,
      strike,
      years: days / daysPerYear,
      volatility,
    }).toFixed(2),
  )
const option = (
  type: "call" | "put",
  side: "long" | "short",
  strike: number,
  quantity = 1,
  [days, volatility]: [number, number] = [30, 0.8],
): Leg => ({ type, side, strike, quantity, premium: premiumOf(type, strike, days, volatility) })
/** A result with its sign, as tables show it. */
const signed = (value: number, decimals = 0) =>
  `${value < 0 ? "−" : "+"}${number(Math.abs(value), decimals)}`
const zeroes = (legs: Leg[], from: number, to: number) =>
  breakevens(price => strategyProfit(legs, price), [from, ...kinks(legs), to]).map(price =>
    number(price, 2),
  )

const butterfly = [
  option("call", "long", 1800),
  option("call", "short", 2000, 2),
  option("call", "long", 2200),
]
const collar: Leg[] = [
  { type: "asset", side: "long", entry: 2000 },
  option("put", "long", 1800, 1, [90, 0.8]),
  option("call", "short", 2300, 1, [90, 0.8]),
]
const coveredCall: Leg[] = [
  { type: "asset", side: "long", entry: 2000 },
  option("call", "short", 2200),
]
const condor = [
  option("put", "long", 1600, 1, [30, 0.6]),
  option("put", "short", 1800, 1, [30, 0.6]),
  option("call", "short", 2200, 1, [30, 0.6]),
  option("call", "long", 2400, 1, [30, 0.6]),
]
const ratioSpread = [option("call", "long", 2000), option("call", "short", 2200, 2)]
const strangle = [option("put", "long", 1800), option("call", "long", 2200)]
const straddle = [option("put", "long", 2000), option("call", "long", 2000)]
const calendar: Leg[] = [
  option("call", "short", 2000),
  { ...option("call", "long", 2000, 1, [90, 0.8]), extraDays: 60 } as Leg,
]
const later = { years: 0, volatility: 0.8 }
const smile = (type: "call" | "put", strike: number, volatility: number) =>
  `| ${number(strike)} | ${percent(volatility)} | ${number(premiumOf(type, strike, 30, volatility), 2)} |`
const [condorLow = "", condorHigh = ""] = zeroes(condor, 1000, 3000)
const [straddleLow = "", straddleHigh = ""] = zeroes(straddle, 1000, 3000)
const [strangleLow = "", strangleHigh = ""] = zeroes(strangle, 1000, 3000)

/** Combinations of legs that the glossary works out. */
const strategies: Record<string, string[]> = {
  "terms/butterfly": [
    `| net | | **−${number(strategyCost(butterfly), 2)}** |`,
    `= ${number(strategyProfit(butterfly, 2000), 2)} USDC, at exactly 2,000`,
    `above 2,200 it loses ${number(-strategyProfit(butterfly, 2500), 2)}`,
  ],
  "terms/calendar": [
    `sell the 30-day call for ${number(premiumOf("call", 2000), 2)}, buy the 90-day call for ${number(premiumOf("call", 2000, 90), 2)}, net cost ${number(strategyCost(calendar), 2)}`,
    `is worth ${number(premiumOf("call", 2000, 60), 2)}: a gain of ${number(strategyProfit(calendar, 2000, later), 2)}`,
  ],
  "terms/collar": [
    `prices the 1,800 put at ${number(premiumOf("put", 1800, 90), 2)} and the 2,300 call at ${number(premiumOf("call", 2300, 90), 2)}`,
    `you can lose at most ${number(-strategyProfit(collar, 1000), 2)} and gain at most ${number(strategyProfit(collar, 3000), 2)}`,
  ],
  "terms/covered": [1700, 2000, 2200].map(
    price =>
      `| ${price === 2000 ? "0" : signed(price - 2000)} | +${premiumOf("call", 2200)} | ${signed(strategyProfit(coveredCall, price), 2)} |`,
  ),
  "terms/iron_condor": [
    `| net | | **${signed(-strategyCost(condor), 2)}** |`,
    `= ${number(-strategyProfit(condor, 1000), 2)}. The break-evens are ${condorLow} and ${condorHigh}`,
  ],
  "terms/ratio_spread": [
    `You receive ${number(-strategyCost(ratioSpread), 2)} net. At 2,200 the result is best, ${number(strategyProfit(ratioSpread, 2200), 2)}`,
    `above ${zeroes(ratioSpread, 1500, 3000)[0]} you lose`,
  ],
  "terms/straddle": [
    `gains below ${straddleLow} or above ${straddleHigh}`,
    `about ${number((2 * streamiaRate(2000, rangeOf(2000, 1.1), 0.8)) / daysPerYear, 1)}0 USDC a day in range`,
  ],
  "terms/strangle": [
    `costs ${premiumOf("put", 1800)} and the 2,200 call ${premiumOf("call", 2200)}, together ${number(strategyCost(strangle), 2)}`,
    `gains below ${strangleLow} or above ${strangleHigh}`,
    `cost ${number(strategyCost(straddle), 2)}, with break-evens of ${straddleLow} and ${straddleHigh}`,
  ],
  "terms/out_of_the_money": [
    `the 1,800 put costs ${premiumOf("put", 1800)} by Black-Scholes, half of the at-the-money put's ${number(premiumOf("put", 2000), 2)}`,
    `below ${zeroes([option("put", "long", 1800)], 1000, 3000)[0]} to gain`,
  ],
  "terms/volSmile": [
    smile("put", 1600, 0.95),
    smile("call", 2000, 0.8),
    smile("call", 2400, 0.9),
    `would cost ${premiumOf("put", 1600)} and ${premiumOf("call", 2400)}`,
  ],
}

const dailyStreamia = streamiaRate(2000, rangeOf(2000, 1.1), 0.8) / daysPerYear
const putAt = (price: number) => rangedOptionAt("put", price, ranged.strike, ranged.rangeFactor)
const straddleDelta = (price: number) =>
  signed(
    -(["call", "put"] as const).reduce(
      (sum, type) => sum + rangedOptionDelta(type, price, rangeOf(1000, 1.27)),
      0,
    ),
    2,
  )
const sold2000: ShortOption = { ...shortPut, strike: 2000 }
const least = mintRequirement("short", 2000, sellers(0)) * protocolParameters.mintBuffer
const lowestPrice = (collateral: number) => priceOf(liquidationPrice(sold2000, collateral))
const income = (share: number) => number(chunkPremia(1, share, 1 - share).gross, 2)
const neutralDelta = (price: number) =>
  signed(strategyGreek("delta", [...neutralPair], price, atExpiry), 2)
const tickPercent = (ticks: number) => number(priceAtTick(ticks), ticks === 953 ? 2 : 4)
const mintFee = (fee: number) => number(100 * fee, 2)

/** Sums of the guides and of the protocol's rules. */
const sums: Record<string, string[]> = {
  "getting-started/options-traders": [
    `the range accrues about ${number(dailyStreamia, 1)}0 USDC a day, so you earn some ${number(7 * dailyStreamia)} USDC`,
    `the put is worth ${number(putAt(1900))} USDC against ${number(putAt(2000))} when ETH stood at the strike, so ${number(putAt(1900) - putAt(2000))} USDC of the ${number(7 * dailyStreamia)} are gone`,
    `The commission is ${plain(commission(2000))} USDC`,
  ],
  "getting-started/active-lp": [
    ...[0.5, 0.75, 0.9].map(share => `| ${percent(share)} | ${income(share)} |`),
    `geometric middle, ${number(strikeOf({ lower: 1400, upper: 2200 }))}`,
  ],
  "getting-started/passive-lp": [
    `The vault receives ${number(commission(2_000_000))} USDC, and ${number(commission(2_000_000) / 50)} of them are yours`,
    `the deposit fee of ${number(commission(10_000))}`,
  ],
  "getting-started/perps-traders": [
    `up to ${number(1 / (sellers(0) + buyers(0)), 2)}x, which is 1,000 / (${1000 * sellers(0)} + ${1000 * buyers(0)})`,
  ],
  "product/opening-a-position": [
    `the dots stand at ${number(rangeOf(1848, 1.01).lower)} and ${number(rangeOf(1848, 1.01).upper)}`,
  ],
  "product/markets": [
    `fees ${number(755_530 * 0.0005)} dollars, which is 0.05% of the volume`,
    `${percent(sellers(0.7956), 1)} of the notional instead of 20%, and a buyer ${percent(buyers(0.7956), 1)} instead of 10%`,
  ],
  "product/collateral-and-buying-power": [
    `The leverage is 10 / 0.74 = ${number(leverageOf(0.074), 1)}x`,
    `${percent(buyers(0.708), 1)} is the buyer's ratio at about ${percent(0.708)} utilisation`,
    `1 / 0.05 = ${number(leverageOf(buyers(0.9)))}x`,
  ],
  "product/delta": [
    `its delta is ${straddleDelta(1000)}, close to zero. At 1,100 it is ${straddleDelta(1100)}`,
    `At 900 it is ${straddleDelta(900)}`,
  ],
  "product/leverage": [
    `the least deposit, ${number(least)} USDC at ${plain(2000 / least)}x, is liquidatable once ETH has fallen by ${percent(1 - lowestPrice(least) / 2000, 1)}, to ${number(lowestPrice(least))}`,
    `with 800 USDC, at 2.5x, it takes a fall of ${percent(1 - lowestPrice(800) / 2000)}, to ${number(lowestPrice(800))}`,
  ],
  "product/liquidity": [
    `If you take 80% of what was sold, you pay ${spreadAtUtilization(0.8) === 2 ? "twice" : "not twice"} the fees`,
  ],
  "product/liquidations": [
    `an account with 500 USDC that needs 700 pays ${liquidationBonus(500, 700)}; one that needs 1,100 pays ${liquidationBonus(500, 1100)}`,
  ],
  "product/uniswap-lps/migrate": [
    `${plain(chunkPremia(1, 0.5, 0.5).gross)} times as much: ${number(600 * chunkPremia(1, 0.5, 0.5).gross)} USDC. At 80% lent it is ${plain(chunkPremia(1, 0.8, 0.2).gross)} times, ${number(600 * chunkPremia(1, 0.8, 0.2).gross)}`,
    `\\approx ${number(strikeOf({ lower: 1650, upper: 3350 })).replace(",", "")}$ and $r = \\sqrt{3350/1650} \\approx ${number(rangeFactorOf({ lower: 1650, upper: 3350 }), 2)}$`,
  ],
  "product/uniswap-lps/delta-neutral-lp": [
    `At 1,100 the delta is already ${neutralDelta(1100)} per ETH of size, at 900 ${neutralDelta(900)}`,
  ],
  "panoptic-protocol/risks": [
    `from ${number(maximumRangeGamma(2000, 1.2), 4)} to ${number(maximumRangeGamma(2000, 1.1), 4)}`,
  ],
  "panoptic-protocol/protocol-roles": [
    `$1 - ${plain(commission(1))} + 0.1 = ${plain(1 - commission(1) + 0.1)}$ ETH`,
  ],
  "panoptic-protocol/specs": [`utilisation is ${percent(poolUtilization(410_000, 1_000_000))}`],
  "contracts/parameters": [
    `a mint may reach: 1 / 1.3333 = ${percent(largestUsageAtMint())}`,
    `5 / 1.3333 = ${plain(leverageOf(sellers(0)) * largestUsageAtMint())} times`,
    `1 + 0.25 \\times 9 = ${plain(spreadMultiplier(9, 1))}$`,
    `the fee is 0.6%, ${mintFee(2 * 0.003)} USDC; on a 0.05% pool ${mintFee(2 * 0.0005)} USDC; in V1.1, ${mintFee(0.002)} USDC`,
    `$1.0001^{953} \\approx ${tickPercent(953)}$`,
    `$1.0001^{513} \\approx ${tickPercent(513)}$`,
  ],
  "faq/faq": [
    `With 10 sold and 5 bought it is ${percent(spreadMultiplier(5, 5) - 1)}. With 9 bought it is ${percent(spreadMultiplier(9, 1) - 1)}, so the buyer pays ${plain(spreadMultiplier(9, 1))} times`,
  ],
}

const single = (
  type: "call" | "put",
  side: "long" | "short",
  strike: number,
  premium: number,
): Leg => ({ type, side, strike, premium })
const result = (legs: Leg[], price: number) => signed(strategyProfit(legs, price))
/** Deposits of the collateral page: DAI and ETH, with ETH bought at 1,500. */
const deposits = [
  [4500, 0],
  [0, 3],
  [1500, 2],
] as const
const left = (type: "call" | "put", price: number) => {
  const loss = -strategyProfit([{ type, side: "short", strike: 1500, quantity: 3 }], price)
  const cells = deposits.map(([dai, eth]) => dai + eth * price - loss)
  return `| ${[price, loss, ...cells].map(value => number(value).replace("-", "−")).join(" | ")} |`
}
const bullSpread = [single("call", "long", 90, 7), single("call", "short", 110, 5)]
const nakedCall = [single("call", "short", 1000, 125)]
const boughtCall = [single("call", "long", 1050, 50)]
const boughtPut = [single("put", "long", 950, 40)]
const boughtStrangle = [single("put", "long", 950, 30), single("call", "long", 1050, 30)]
const jadeLizard = [
  single("put", "short", 900, 28),
  single("call", "short", 1050, 45),
  single("call", "long", 1100, 18),
]
const boundsRow = (r: number) =>
  `| $r = ${r}$ | ${number(rangeOf(2500, r).lower, 2)} | ${number(rangeOf(2500, r).upper, 2)} |`
const exerciseFee = (halfWidths: number) =>
  forceExerciseCost(1.1 ** (halfWidths + 0.5), rangeOf(1, 1.1)) ?? Number.NaN

/** Results of simple positions at expiry, and amounts that the glossary counts. */
const results: Record<string, string[]> = {
  "getting-started/options-traders": [
    `With ${number(-strategyCost(jadeLizard))} USDC collected`,
    `below ${number(breakevens(price => strategyProfit(jadeLizard, price), [500, ...kinks(jadeLizard), 1500])[0] ?? 0)} USDC it loses`,
  ],
  "product/basic-options-strategies": [
    `| 900 | 0 | **${result(boughtCall, 900)}** |`,
    `| 1,500 | 450 | **${result(boughtCall, 1500)}** |`,
    `| 500 | 450 | **${result(boughtPut, 500)}** |`,
    `| 1,100 | 0 | **${result(boughtPut, 1100)}** |`,
  ],
  "product/option-legs": [
    `| −60 | **${result(boughtStrangle, 850)}** |`,
    `| −60 | **${result(boughtStrangle, 1000)}** |`,
    `| −60 | **${result(boughtStrangle, 1200)}** |`,
  ],
  "panoptic-protocol/collateral": [
    ...[2000, 3000].map(price => left("call", price)),
    ...[1000, 500].map(price => left("put", price)),
  ],
  "trading/multi-leg-strategies": [
    `| 85 | 0 | 0 | **${result(bullSpread, 85)}**`,
    `| 105 | 15 | 0 | ${result(bullSpread, 105)} |`,
    `| **${result(bullSpread, 120)}**, the largest gain`,
    `= ${result(nakedCall, 1200)} USDC, at 1,500 it is ${result(nakedCall, 1500)}`,
  ],
  "trading/capital-efficiency": [
    `\\frac{1000}{200 + 100} = ${number(1000 / (1000 * (sellers(0) + buyers(0))), 2)}`,
  ],
  "terms/naked": [
    `at 1,200 the result is ${result(nakedCall, 1200)}, at 2,000 it is ${result(nakedCall, 2000)}`,
  ],
  "terms/range": [1.0001, 1.1, 1.5].map(boundsRow),
  "terms/intrinsic": [`with $r = 1.1$ is worth ${number(putAt(2000), 2)} at a price of 2,000`],
  "terms/notional": [
    `0.2% | ${plain(commission(3000))} USDC |`,
    `20% | ${plain(3000 * sellers(0))} USDC |`,
    `10% | ${plain(3000 * buyers(0))} USDC |`,
  ],
  "terms/plp": [`you withdraw ${plain(1 - commission(1) + 0.1)} ETH`],
  "terms/streaming": [`$1 + 0.25 \\times 1 = ${plain(spreadMultiplier(1, 1))}$`],
  "terms/force_exercise": [1, 2, 3, 4].map(
    n =>
      `| ${n} to ${n + 1} | ${plain(1e4 * exerciseFee(n))} bps | ${plain(10_000 * exerciseFee(n))} USDC |`,
  ),
  "terms/price_oracles": [`$1.0001^{513} \\approx ${tickPercent(513)}$`],
}

for (const [page, lines] of [examples, strategies, sums, results].flatMap(record =>
  Object.entries(record),
)) {
  test.each(lines)(`${page} says: %s`, line => {
    expect(textOf(page)).toContain(line)
  })
}
