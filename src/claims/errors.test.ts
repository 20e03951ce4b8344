import { ClaimError, tellClaim } from "./tell-claim"

/** Parts of a broken claim's error: the text at its offset, the message, and the fix. */
function complaint(claim: string) {
  const source = `{{ ${claim} }}`
  try {
    tellClaim(source)
  } catch (error) {
    if (!(error instanceof ClaimError)) throw error
    return [source.slice(error.at, -3).slice(0, 8), error.message, error.fix]
  }
  throw new Error(`${claim} is no mistake`)
}

test.each([
  [
    "maintenence(put, 2000, 1750) | usdc",
    "maintene",
    "there is no function `maintenence`",
    "write `maintenance(type, strike, spot, size=1, ratio=0.2, range=1, rule=V1, in=quote)`",
  ],
  [
    "frobnicate(2) | usdc",
    "frobnica",
    "there is no function `frobnicate`",
    "write one of the functions listed in docs/claims.md",
  ],
  [
    "commission(notionel=2) | usdc",
    "notionel",
    "`commission` has no argument `notionel`",
    "write `notional=`",
  ],
  ["commission(2, 3)", "3)", "`commission` has too many arguments", "write `commission(notional)`"],
  [
    "commission() | usdc",
    "commissi",
    "`commission` needs `notional`, the sum of the amounts that the legs move",
    "write `commission(notional)`",
  ],
  ["commission(2, notional=2)", "notional", "`notional` is written twice", "remove one of the two"],
  ["maintenance(putt, 2000, 1750)", "putt, 20", "`putt` is not a `type`", "write `put`"],
  ["maintenance(2000, 1750)", "2000, 17", "this is not a `type`", "write one of put, call"],
  [
    "sellerRatio(70)",
    "70)",
    "`utilization` is 70, more than 1",
    "write `70%` if you mean a percentage",
  ],
  ["sellerRatio(700)", "700)", "`utilization` is 700, more than 1", "write a fraction, at most 1"],
  ["commission(-1)", "-1)", "`notional` is -1", "write a number of at least 0"],
  ["2 | usd", "usd", "there is no format `usd`", "write `usdc`"],
  [
    "2 | usdc(two)",
    "two)",
    "`two` is not a setting of a format",
    "write the number of decimals, 0 to 19, or `signed`, for example `usdc(2, signed)`",
  ],
  ["put | usdc", "put | us", "`put` is not a number", "write a number or a function"],
  [
    "commission | usdc",
    "commissi",
    "`commission` is not a number",
    "write its arguments: `commission(notional)`",
  ],
  [
    "commission(1,200)",
    "1,200)",
    "`1,200` may be one number or two",
    "write `1_200` for one number, or a space after the comma for two",
  ],
  [
    "2 +",
    "",
    "the claim ends too early",
    "write a number, a word or a function, for example `put`",
  ],
  ["2 3", "3", "unexpected `3`", "write `}}` here, or an operator before it"],
  ["(2 + 3 | usdc", "| usdc", "unexpected `|`", "write `)` here"],
  ["2 × 3", "× 3", "unexpected `×`", "write `}}` here, or an operator before it"],
  [
    "2 | usdc =",
    "",
    "the claim ends too early",
    "write the expected number after `=`, or remove `=`",
  ],
  [
    "1 / 0",
    "/ 0",
    "the claim has no value",
    "look for a division by zero, or for an argument outside the domain of the formula",
  ],
  [
    "profit(at=2)",
    "profit(a",
    "`profit` needs a leg",
    "write `profit(leg, …, at=…, days=0, volatility=0.8)`",
  ],
  [
    "profit(2, at=2)",
    "2, at=2)",
    "the first arguments of `profit` must be legs",
    "write `buy(…)`, `sell(…)`, `own(…)` or `lp(…)` first, and every other argument as `name=value`",
  ],
  [
    "buy(put, 2000)",
    "buy(put,",
    "a leg is not a number",
    "pass it to a function, for example `profit(buy(call, 2000), at=2300)`",
  ],
  [
    "liquidationPrice(put, 2000, 2400)",
    "liquidat",
    "with this collateral the option is liquidatable at no price",
    "change an argument",
  ],
  [
    "breakEven(buy(put, 9, premium=1), buy(call, 11, premium=1))",
    "breakEve",
    "these legs break even at 2 prices: add side=lower or side=upper",
    "change an argument",
  ],
  [
    "constructor(2)",
    "construc",
    "there is no function `constructor`",
    "write one of the functions listed in docs/claims.md",
  ],
])("explains what is wrong in %s", (claim, place, message, fix) => {
  expect(complaint(claim)).toEqual([place, message, fix])
})
