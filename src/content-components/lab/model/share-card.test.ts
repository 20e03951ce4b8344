import { labChart } from "./lab-charts"
import { labExample } from "./lab-example"
import { labNumbers } from "./lab-numbers"
import { shareCardSvg } from "./share-card"

const colours = {
  paper: "white",
  ink: "black",
  "ink-muted": "gray",
  line: "silver",
  "line-control": "gray",
  accent: "purple",
  profit: "green",
  loss: "red",
}

test("draws the payoff, four numbers, and the address in 1,200 by 630 pixels", () => {
  const { state, shown } = labExample("1_ga-1_gq-0_a-sc-199360~78")
  const [first] = shown
  if (!first) throw new Error("the example has no position")
  const numbers = labNumbers(state, first.position, first.result)
  const chart = { ...labChart("result", state, shown).chart, title: "P&L", description: "" }
  const url = "https://panoptic.xyz/lab?lab.s=1_a"
  const svg = shareCardSvg(
    { title: "Short call 2,200", chart, numbers, url, site: "Panoptic" },
    colours,
  )
  expect(svg).toMatch(/^<svg [^>]*width="1200" height="630"/)
  for (const id of ["profit", "chance", "worst", "liquidation"] as const) {
    const number = numbers.find(one => one.id === id)
    expect(svg).toContain(`>${number?.label.replace("&", "&amp;")}</text>`)
    expect(svg).toContain(`>${number?.value}</text>`)
  }
  expect(svg).toContain("Panoptic: panoptic.xyz/lab?lab.s=1_a")
  expect(svg).toContain("<path")
})
