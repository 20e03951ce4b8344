import type { LineChartProps } from "../../parts/line-chart/line-chart-props"
import type { Colours } from "../../parts/take-away/picture-styles"
import { blocksOf, textBlock } from "../../parts/take-away/svg-blocks"
import { element, escapeXml } from "../../parts/take-away/svg-text"
import type { LabNumber } from "./lab-number"
import { beforeStreamia } from "./price-charts"

/** Size in pixels that social networks show uncropped. */
export const cardSize = { width: 1200, height: 630 }

const margin = 56
/** Factor that makes the chart's labels readable in a small preview. */
const zoom = 1.35
/** Height of the numbers and the address below the chart. */
const footHeight = 140

/** The four numbers of a card, in order. */
const cardNumbers = ["profit", "chance", "worst", "liquidation"] as const

/** Contents of a card that shows a position. */
export interface ShareCard {
  /** Names of the legs. */
  title: string
  chart: LineChartProps
  numbers: LabNumber[]
  /** Address of the lab with the position. */
  url: string
  site: string
}

/** A picture of a position for messages and posts: payoff, four numbers, and address. */
export function shareCardSvg({ title, chart, numbers, url, site }: ShareCard, colours: Colours) {
  const { width, height } = cardSize
  const inner = width - 2 * margin
  const head = textBlock(shortened(title, 96), {
    size: 28,
    weight: "650",
    fill: colours.ink,
    inner,
  })
  let top = margin + head.height + 12
  // The plot takes the remaining height, because charts have different rows of labels above it.
  const series = chart.series.filter(({ name }) => !name.endsWith(beforeStreamia))
  const blocksAt = (plotHeight: number) =>
    blocksOf(
      { kind: "lines", chart: { ...chart, series, height: plotHeight } },
      inner / zoom,
      colours,
    )
  const labels = blocksAt(100).reduce((sum, block) => sum + block.height, -100)
  const plotHeight = (height - margin - footHeight - top) / zoom - labels
  const plot = blocksAt(Math.max(plotHeight, 60))
    .map(block => {
      const drawn = block.draw(0)
      const placed = element(
        "g",
        { transform: `translate(0 ${top}) scale(${zoom})`, "font-size": 12 },
        drawn,
      )
      top += block.height * zoom
      return placed
    })
    .join("")
  const column = inner / cardNumbers.length
  const told = cardNumbers
    .flatMap(id => numbers.find(number => number.id === id) ?? [])
    .map((number, index) =>
      element(
        "g",
        { transform: `translate(${index * column} ${height - margin - 92})` },
        text(number.label, 0, 19, colours["ink-muted"]) +
          text(shortened(number.value, 24), 30, 22, colours.ink, "650"),
      ),
    )
    .join("")
  const foot = element(
    "g",
    { transform: `translate(0 ${height - margin})` },
    text(`${site}: ${addressIn(url)}`, 0, 18, colours.accent),
  )
  const content = element(
    "g",
    { transform: `translate(${margin} 0)` },
    head.draw(margin - 12) + plot + told + foot,
  )
  const background = element("rect", { width, height, fill: colours.paper })
  return element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      role: "img",
      "font-family": "Inter, system-ui, sans-serif",
    },
    `<title>${escapeXml(title)}</title>${background}${content}`,
  )
}

/** The address, or that of the lab if the whole one is too long to read. */
function addressIn(url: string): string {
  const bare = url.replace(/^https?:\/\//, "")
  return bare.length > 84 ? bare.replace(/\?.*$/, "") : bare
}

const shortened = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text

const text = (written: string, y: number, size: number, fill: string, weight = "400") =>
  element("text", { y, "font-size": size, "font-weight": weight, fill }, escapeXml(written))
