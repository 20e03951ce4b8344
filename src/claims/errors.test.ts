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
    "take a function of docs/claims.md",
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
    "`commission` needs `notional`, the amounts that all legs move",
    "write `commission(notional)`",
  ],
  ["commission(2, notional=2)", "notional", "`notional` is written twice", "keep one of the two"],
  ["maintenance(putt, 2000, 1750)", "putt, 20", "`putt` is no `type`", "write `put`"],
  ["maintenance(2000, 1750)", "2000, 17", "this is no `type`", "write one of put, call"],
  ["sellerRatio(70)", "70)", "`utilization` is 70, more than 1", "write `70%` if that is meant"],
  ["sellerRatio(700)", "700)", "`utilization` is 700, more than 1", "write a fraction, at most 1"],
  ["commission(-1)", "-1)", "`notional` is -1", "write a number from 0 up"],
  ["2 | usd", "usd", "there is no format `usd`", "write `usdc`"],
  [
    "2 | usdc(two)",
    "two)",
    "`two` is no setting of a format",
    "write the number of decimals, 0 to 19, or `signed`, for example `usdc(2, signed)`",
  ],
  ["put | usdc", "put | us", "`put` is no number", "write a number or a function"],
  [
    "commission | usdc",
    "commissi",
    "`commission` is no number",
    "write its arguments: `commission(notional)`",
  ],
  [
    "commission(1,200)",
    "1,200)",
    "`1,200` may be one number or two",
    "write `1_200` for one number, or a space behind the comma for two",
  ],
  [
    "2 +",
    "",
    "the claim ends where it can't",
    "write a number, a word or a function, for example `put`",
  ],
  ["2 3", "3", "`3` stands where it can't", "write `}}` here, or an operator before it"],
  ["(2 + 3 | usdc", "| usdc", "`|` stands where it can't", "write `)` here"],
  ["2 × 3", "× 3", "`×` stands where it can't", "write `}}` here, or an operator before it"],
  [
    "2 | usdc =",
    "",
    "the claim ends where it can't",
    "write the number that you expect behind `=`, or leave `=` out",
  ],
  [
    "1 / 0",
    "/ 0",
    "the claim has no value",
    "look for a division by zero, or an argument outside of what the formula knows",
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
    "`profit` starts with legs",
    "write `buy(…)`, `sell(…)`, `own(…)` or `lp(…)`, and names before other arguments",
  ],
  [
    "buy(put, 2000)",
    "buy(put,",
    "a leg alone is no number",
    "hand it to a function, for example `profit(buy(call, 2000), at=2300)`",
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
    "take a function of docs/claims.md",
  ],
])("explains what is wrong in %s", (claim, place, message, fix) => {
  expect(complaint(claim)).toEqual([place, message, fix])
})
