import { bonusByToken, liquidationBonus } from "./liquidation-bonus"

test("pays a liquidator the shortfall, up to half of the balance", () => {
  expect(liquidationBonus(100, 130)).toBe(30)
  expect(liquidationBonus(100, 190)).toBe(50)
})

test("pays nothing when the account is solvent", () => {
  expect(liquidationBonus(100, 90)).toBe(0)
  expect(bonusByToken({ asset: 0, quote: 100 }, { asset: 0, quote: 0 }, 1000)).toEqual({
    asset: 0,
    quote: 0,
  })
})

test("pays the bonus in one token when only that token is required", () => {
  const bonus = bonusByToken({ asset: 0.1, quote: 100 }, { asset: 0, quote: 260 }, 1000)
  expect(bonus).toEqual({ asset: 0, quote: 60 })
})
