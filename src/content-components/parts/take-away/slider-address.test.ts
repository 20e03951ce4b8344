import { figureAnchor, nearest, type Settable, settingsIn, settingsQuery } from "./slider-address"

const strike: Settable = { label: "Strike", value: 0, min: -400, max: 400, step: 20 }
const volatility: Settable = {
  label: "Annualized volatility",
  value: 0.8,
  min: 0.1,
  max: 2,
  step: 0.05,
}
const sliders = [strike, volatility]
const opened = sliders.map(({ value }) => value)
const title = "A short put, 1.2 wide"
const set = (...values: number[]) =>
  sliders.map((slider, index) => ({ ...slider, value: values[index] ?? slider.value }))

test("writes no query for an unchanged figure and derives its anchor from its title", () => {
  expect(settingsQuery(title, sliders, opened)).toBe("")
  expect(figureAnchor(title)).toBe("figure-a-short-put-1-2-wide")
})

test("writes only the sliders that were moved", () => {
  expect(settingsQuery(title, set(-100), opened)).toBe("?a-short-put-1-2-wide.strike=-100")
  expect(settingsQuery(title, set(20, 0.35), opened)).toBe(
    "?a-short-put-1-2-wide.strike=20&a-short-put-1-2-wide.annualized-volatility=0.35",
  )
})

test("restores every slider value from its query", () => {
  // Each step of each slider, including a slider whose initial value is between two steps.
  const odd = { ...volatility, value: 0.8123 }
  for (const slider of [strike, volatility, odd]) {
    const steps = Math.round((slider.max - slider.min) / slider.step)
    for (let step = 0; step <= steps; step++) {
      // A decimal with few digits, as a range input reports it.
      const value = Number((slider.min + step * slider.step).toFixed(6))
      const query = settingsQuery(title, [{ ...slider, value }], [slider.value])
      const [restored] = settingsIn(query, title, [slider])
      expect(restored ?? slider.value).toBe(value)
    }
  }
})

test("moves a value to the slider's nearest step within its limits", () => {
  expect(nearest(1e9, strike)).toBe(400)
  expect(nearest(-1e9, strike)).toBe(-400)
  expect(nearest(29, strike)).toBe(20)
  expect(nearest(2.5, { ...volatility, max: 2.02 })).toBe(2)
  expect(nearest(1.5, { label: "Price path", value: 1, min: 0, max: 50, step: 1 })).toBe(2)
})

test.each([
  ["?other-figure.strike=20"],
  ["?a-short-put-1-2-wide.width=20"],
  ["?a-short-put-1-2-wide.strike="],
  ["?a-short-put-1-2-wide.strike=NaN"],
  ["?a-short-put-1-2-wide.strike=Infinity"],
  ["?a-short-put-1-2-wide.strike=12%"],
  ["?a-short-put-1-2-wide.strike=<script>"],
  ["?q=strike"],
  [""],
])("sets no slider when the query is %s", search => {
  expect(settingsIn(search, title, sliders)).toEqual([undefined, undefined])
})
