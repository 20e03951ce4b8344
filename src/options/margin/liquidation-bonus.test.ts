import { bonusByToken, liquidationBonus } from "./liquidation-bonus"

test("a liquidator earns the shortfall, at most half of the balance", () => {
  expect(liquidationBonus(100, 130)).toBe(30)
  expect(liquidationBonus(100, 190)).toBe(50)
})

test("a solvent account pays nothing", () => {
  expect(liquidationBonus(100, 90)).toBe(0)
  expect(bonusByToken({ asset: 0, quote: 100 }, { asset: 0, quote: 0 }, 1000)).toEqual({
    asset: 0,
    quote: 0,
  })
})

test("what is required in one token only is paid in that token", () => {
  const bonus = bonusByToken({ asset: 0.1, quote: 100 }, { asset: 0, quote: 260 }, 1000)
  expect(bonus).toEqual({ asset: 0, quote: 60 })
})
