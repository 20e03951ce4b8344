import { functionGroups, functions } from "./functions"
import { tellClaim } from "./tell-claim"

const shows = (claim: string) => tellClaim(`{{ ${claim} }}`).text

/*
 * Tests each function against a number from elsewhere: margins from the review of the contracts
 * (src/options/worked-numbers.json), options from the textbook (Hull, S = 42, K = 40, r = 10%,
 * half a year), the rest by hand.
 */
test.each([
  ["maintenance(put, strike=2000, spot=1750) | usdc", "650 USDC"],
  ["maintenance(put, 1000, 625) | usdc", "575 USDC"],
  ["maintenance(call, 1000, 900) | usdc", "180 USDC"],
  ["maintenance(call, 1000, 1250, in=asset) | eth", "0.4 ETH"],
  ["maintenance(put, 1000, 1000, range=1.1) | number(4)", "247.6190"],
  ["maintenance(put, strike=1, spot=1.5, rule=gated) | number", "0.2"],
  ["largestMaintenance(ratio=20%) | number", "1.2"],
  ["largestMaintenance(rule=gated) | number", "1"],
  ["longMaintenance(2000) | usdc", "200 USDC"],
  ["longMaintenance(2000, utilization=70%) | usdc", "150 USDC"],
  ["longMaintenance(1, utilization=90%) | eth", "0.05 ETH"],
  ["spreadMaintenance(put, short=1000, long=900) | usdc", "100 USDC"],
  ["spreadMaintenance(put, short=1000, long=950) | usdc", "95 USDC"],
  ["spreadMaintenance(put, short=1000, long=950, utilization=90%) | usdc", "50 USDC"],
  ["strangleMaintenance(put=2000, call=2000, spot=1800) | usdc", "580 USDC"],
  ["strangleMaintenance(put=2000, call=2000, spot=1800, part=put) | usdc", "400 USDC"],
  ["strangleMaintenance(put=2000, call=2000, spot=2200, part=call) | eth", "0.190909 ETH"],
  ["syntheticMaintenance(put, strike=1000, spot=800) | usdc", "480 USDC"],
  ["syntheticMaintenance(put, strike=1000, spot=800, part=sold) | usdc", "400 USDC"],
  ["syntheticMaintenance(call, strike=1000, spot=1200) | usdc", "540 USDC"],
  ["sellerRatio() | bps", "2,000 bps"],
  ["sellerRatio(75%) | bps", "7,000 bps"],
  ["buyerRatio(90%) | bps", "500 bps"],
  ["strangleRatio(90%) | percent", "100%"],
  ["storedUtilization(410_000, 590_000, sold=200_000) | bps", "6,100 bps"],
  ["storedUtilization(610_000, 390_000, bought=100_000) | bps", "5,100 bps"],
  ["leastCollateral(400) | usdc", "533.32 USDC"],
  ["largestUsage() | number", "0.750019"],
  ["liquidationPrice(put, strike=2000, collateral=600) | usdc", "1,800 USDC"],
  ["liquidationPrice(call, 1000, 180) | usdc", "900 USDC"],
  ["liquidationPrice(call, 1000, 0.5, in=asset) | number", "1,428.571429"],
  // 200 + 0.2·S = 1,000·(1.2 − S/1,000)
  ["crossLimit(put, strike=1000, quote=200, asset=0.2) | usdc", "833.33 USDC"],
  // 500 = 1,000·(0.1 + 1 − S/1,000) + 0.1·S, and 500 = 100 + S·(0.1 + 1 − 1,000/S)
  ["strangleLimit(put=1000, call=1000, side=lower, quote=500) | usdc", "666.67 USDC"],
  ["strangleLimit(put=1000, call=1000, side=upper, quote=500) | usdc", "1,272.73 USDC"],
  ["liquidationBonus(500, 900) | usdc", "250 USDC"],
  ["lowestCoveredPrice(2000, collateral=1600/3) | number", "1,666.666667"],
  ["fallAtUsage(25%) | percent", "60%"],
  ["commission(2000) | usdc", "4 USDC"],
  ["inTheMoneyFee(100, poolFee=0.3%) | usdc", "0.6 USDC"],
  ["inTheMoneyFee(100) | usdc", "0.2 USDC"],
  ["forceExerciseRate(3) | bps", "32 bps"],
  ["35.6 * forceExerciseRate(2) | number(5)", "0.22784"],
  ["forceExerciseCost(38, lower=33.52, upper=37.8) | bps", "128 bps"],
  ["spreadMultiplier(9, 1) | number", "3.25"],
  ["spreadAtUtilization(90%) | number", "3.25"],
  ["chunkPremia(50, 50, owed) | number", "62.5"],
  ["chunkPremia(50, 50, net) | number", "50"],
  ["chunkPremia(50, 50, gross) | number", "112.5"],
  // 2000·0.8²·1.1^½·/(4·0.1·365) at the strike.
  ["streamia(2000, range=1.1) | number(2)", "9.20"],
  ["streamia(2000, range=1.1, spread=2) | number(2)", "18.39"],
  ["streamia(2000, range=1.1, spot=2300) | number", "0"],
  ["dailyImpliedVolatility(0.05%, ratio=2500) | percent", "5%"],
  ["parameter(maxOpenLegs) | number", "25"],
  ["price(call, 42, 40, days=182.5, volatility=20%, rate=10%) | number(2)", "4.76"],
  ["price(put, 42, 40, days=182.5, volatility=20%, rate=10%) | number(2)", "0.81"],
  ["d1(42, 40, days=182.5, volatility=20%, rate=10%) | number(4)", "0.7693"],
  ["d2(42, 40, days=182.5, volatility=20%, rate=10%) | number(4)", "0.6278"],
  ["normal(0.7693) | number(4)", "0.7791"],
  ["impliedVolatility(4.32, spot=42, strike=40, days=182.5, type=call) | percent(0)", "28%"],
  ["straddleVolatility(150, spot=2000, days=7) | percent(0)", "68%"],
  ["profit(buy(call, 1050, premium=50), at=1500) | number(0, signed)", "+400"],
  ["profit(sell(put, 2000, premium=60, quantity=2), at=1850) | number", "−180"],
  ["profit(own(2000), sell(call, 2200, premium=107.96), at=2600) | number", "307.96"],
  ["profit(lp(787.4, 1270, entry=787.4), at=787.4) | number", "0"],
  ["cost(sell(put, 900, premium=28), buy(call, 1100, premium=18)) | number", "−10"],
  ["breakEven(buy(call, 2000, premium=72)) | number", "2,072"],
  ["breakEven(buy(put, 950, premium=30), buy(call, 1050, premium=30), side=lower) | number", "890"],
  [
    "breakEven(buy(put, 950, premium=30), buy(call, 1050, premium=30), side=upper) | number",
    "1,110",
  ],
  ["value(buy(put, 2000, range=1.1), at=1500) | number", "500"],
  ["value(buy(call, 2000), at=2000, days=30) | number(2)", "182.60"],
  ["delta(buy(put, 2000), at=1000, days=1) | number(2)", "−1.00"],
  ["delta(buy(put, 2000, range=1.1), at=1500) | number", "−1"],
  // φ(d₁)/(Sσ√T) at the money with d₁ = σ√T/2 = 0.05539.
  ["gamma(buy(call, 2000), at=2000, days=7) | number(4)", "0.0018"],
  // −Sσφ(d₁)/(2√T)/365 and Sφ(d₁)√T/100 with d₁ = 0.11468.
  ["theta(buy(call, 2000), at=2000, days=30) | number(2)", "−3.03"],
  ["vega(buy(call, 2000), at=2000, days=30) | number(2)", "2.27"],
  ["lowerBound(2000, range=1.25) | number", "1,600"],
  ["upperBound(2000, range=1.25) | number", "2,500"],
  ["rangeStrike(1600, 2500) | number", "2,000"],
  ["rangeFactor(1600, 2500) | number", "1.25"],
  ["halfWidths(32, lower=33.52, upper=37.8) | number", "1"],
  ["priceAtTick(953) | number", "1.099984"],
  ["rangeOfExpiry(expiryOfRange(1.1, volatility=50%), volatility=50%) | number", "1.1"],
  ["expiryOfRange(1.1, volatility=50%) | number(0)", "5"],
  // 2/(2000·π·ln 1.1)
  ["largestGamma(2000, range=1.1) | number(4)", "0.0033"],
  ["probabilityInRange(2000, lower=1, upper=1_000_000, days=30) | percent", "100%"],
  // Computed by the contracts on the same input (src/options/v2/worked-examples.json), or by hand.
  ["v2Ratio(seller, utilization=70%) | percent", "31.43%"],
  ["v2Ratio(strangle) | percent", "10%"],
  ["v2Ratio(loan, utilization=80%) | percent(1)", "161.4%"],
  ["v2Ratio(cross, utilization=92.5%) | percent", "50%"],
  ["v2Sold(put, strike=2000.24, spot=2000.24) | usdc", "400.05 USDC"],
  ["v2Sold(call, strike=2000, spot=2500) | eth(2)", "0.36 ETH"],
  ["v2Bought(2000.24, widths=1) | usdc(1)", "73.6 USDC"],
  ["v2LiquidationPrice(put, strike=2000, collateral=600) | usdc", "1,750 USDC"],
  ["v2Utilization(400, held=600, interest=1) | percent", "40.06%"],
  ["v2OpeningFee(2000) | usdc(2)", "0.20 USDC"],
  ["v2ClosingFee(500, amounts=2000) | usdc", "2 USDC"],
  ["v2BorrowRate(0%) | percent", "1%"],
  ["v2RateAtTarget(90%, seconds=3600) | percent(3)", "4.016%"],
  ["v2Interest(400_000, rate=4%, days=1) | usdc", "43.84 USDC"],
  ["v2BuyerMultiple(90%) | number(3)", "2.125"],
  ["v2SellerMultiple(90%) | number(4)", "2.0125"],
  ["v2Bonus(1000, 2000, loans=600) | usdc", "80 USDC"],
  ["v2Parameter(mintBuffer) | percent(2)", "106.67%"],
  ["abs(2 - 5)", "3"],
  ["min(2, 5) + max(2, 5)", "7"],
  ["sqrt(16) | number", "4"],
  ["ln(2) | number", "0.693147"],
  ["round(182.598, 2) - 100", "82.6"],
])("evaluates %s to %s", (claim, shown) => {
  tested.add(claim)
  expect(shows(claim)).toBe(shown)
})

const tested = new Set<string>()

test("has a test above for every function", () => {
  const all = [...tested].join(" ")
  expect(Object.keys(functions).filter(name => !all.includes(`${name}(`))).toEqual([])
})

test("gives every function a unique name", () => {
  const names = Object.values(functionGroups).flatMap(group => Object.keys(group))
  expect(names).toHaveLength(new Set(names).size)
})

test.each(Object.entries(functions))(
  "evaluates the example of %s to the result in the guide",
  (_, known) => {
    expect(shows(known.example.claim)).toBe(known.example.shows)
  },
)

test.each([
  ["1 + 2 * 3", "7"],
  ["(1 + 2) * 3", "9"],
  ["10 - 4 - 3", "3"],
  ["100 / 10 / 5", "2"],
  ["-2 * -(3 - 1)", "4"],
  ["2 - -1", "3"],
  ["1_000_000 * 0.5%", "5,000"],
  ["12.5%", "0.125"],
])("calculates %s as %s", (claim, shown) => {
  expect(shows(claim)).toBe(shown)
})

test.each([
  ["1064 | number", "1,064"],
  ["0.1 + 0.2 | number", "0.3"],
  ["-1234.5 | number", "−1,234.5"],
  ["2/3 | number", "0.666667"],
  ["9.6 | number(2)", "9.60"],
  ["437.5 | usdc", "437.5 USDC"],
  ["437.456 | usdc", "437.46 USDC"],
  ["437.5 | usdc(2)", "437.50 USDC"],
  ["-75 | usdc(0, signed)", "−75 USDC"],
  ["75 | usdc(signed)", "+75 USDC"],
  ["0 | number(signed)", "0"],
  ["-0.001 | number(2)", "0.00"],
  ["0.0020 | eth", "0.002 ETH"],
  ["5/9 | percent", "55.56%"],
  ["5/9 | percent(1)", "55.6%"],
  ["0.0128 | bps", "128 bps"],
  ["0.0001 | bps", "1 bp"],
  ["1 / 20% | times", "5x"],
  ["1 / 0.3 | times(2)", "3.33x"],
])("formats %s as %s", (claim, shown) => {
  expect(shows(claim)).toBe(shown)
})

test("accepts an expected value with or without its unit", () => {
  expect(tellClaim("{{ 400 | usdc = 400 USDC }}")).toEqual({ text: "400 USDC" })
  expect(tellClaim("{{ 400 | usdc = 400 }}")).toEqual({ text: "400 USDC" })
  expect(tellClaim("{{ 2 * 3 = 6 }}")).toEqual({ text: "6" })
})

test("reports a different expected number with its replacement", () => {
  const claim = "{{ 1064 | number = 1,046 }}"
  expect(tellClaim(claim)).toEqual({
    text: "1,064",
    stale: { expected: "1,046", at: claim.indexOf("1,046"), now: "1,064" },
  })
})
