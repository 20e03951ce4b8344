import { readFileSync } from "node:fs"
import { parse } from "yaml"
import { type LabFile, labFile } from "../../src/content/schema/lab"
import { labExample } from "../../src/content-components/lab/model/lab-example"
import { component as Payoff } from "../../src/content-components/payoff/component"
import { componentsIn } from "../../src/model/body-components"
import { isOption } from "../../src/options/leg"
import { ContentReader } from "../../src/site/content-reader"

jest.setTimeout(300_000)

const { presets }: LabFile = labFile.parse(parse(readFileSync("content/data/lab.yaml", "utf8")))

/** Components of content pages other than standalone ones, by path. */
let pages: Map<string, ReturnType<typeof componentsIn>>
beforeAll(async () => {
  const { entries } = await new ContentReader().readTree()
  pages = new Map(
    entries
      .filter(({ collection }) => collection !== "pages")
      .map(({ path, page }) => [path, componentsIn(page.body)]),
  )
})

test("opens an example on every docs page that a strategy of the lab links to", () => {
  const led = presets
    .map(({ href }) => href.split("#")[0] ?? "")
    .filter(path => path.startsWith("/docs/"))
  expect(led.length).toBeGreaterThan(20)
  const without = led.filter(path => !pages.get(path)?.some(({ component }) => component === "Lab"))
  expect(without).toEqual([])
})

test("matches price and legs of the payoff above an example, as closely as a pool's ticks allow", () => {
  const pairs = [...pages].flatMap(([path, all]) =>
    all.flatMap((one, index) => {
      const before = all[index - 1]
      return one.component === "Lab" && before?.component === "Payoff"
        ? [{ path, lab: one.props, payoff: before.props }]
        : []
    }),
  )
  expect(pairs.length).toBeGreaterThan(15)
  const named = (legs: { type: string; side: string }[]) =>
    legs.map(({ type, side }) => `${side} ${type}`).sort()
  for (const { path, lab, payoff } of pairs) {
    const { state, shown } = labExample(String(lab.state))
    // Holding the asset is a deposit in the lab.
    const drawn = Payoff.props.parse(payoff).legs.filter(isOption)
    const built = shown[0]?.result.legs ?? []
    expect([path, named(built)]).toEqual([path, named(drawn)])
    if (payoff.spot !== undefined) expect([path, state.price]).toEqual([path, payoff.spot])
    for (const { type, side, strike } of drawn) {
      const apart = built
        .filter(leg => leg.type === type && leg.side === side)
        .map(leg => Math.abs(leg.strike / strike - 1))
      expect([path, strike, Math.min(...apart)]).toEqual([path, strike, expect.closeTo(0, 3)])
    }
  }
})
