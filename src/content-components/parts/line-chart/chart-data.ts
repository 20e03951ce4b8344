import { tickStep, ticks } from "d3-array"

/** Data types of a line chart, in data units. */
export type Point = [x: number, y: number]
export type Tone = "ink" | "muted" | "accent" | "profit" | "loss"

/** Pattern of a line; `true` is `dashed`. */
export type Dash = boolean | "dotted" | "long" | "dashdot"

export interface Axis {
  /** Quantity and unit: "Price of the asset, USDC". */
  label: string
  domain: [number, number]
  /**
   * Formats a tick; `decimals` is the number needed for the step between ticks. Default: plain
   * numbers.
   */
  format?: (value: number, decimals: number) => string
  /** Tick values. Default: round ones. */
  ticks?: number[]
}

export interface Series {
  /** Shown next to the line and in the reading. */
  name: string
  points: Point[]
  tone?: Tone
  dashed?: Dash
  /** Thin lines without label or reading, such as the paths of a fan. */
  faint?: boolean
  /** Exact value at x, for the reading. Default: interpolates between the points. */
  valueAt?: (x: number) => number
}

export interface Area {
  points: Point[]
  /** Level down to which the area is filled, or the y of its lower edge at each point. */
  base: number | number[]
  tone: Tone
}

/** An interval on one axis, such as a price range. */
export interface Band {
  axis: "x" | "y"
  from: number
  to: number
  tone: Tone
}

/** A vertical line with a label above the plot, and a dot on it if `y` is given. */
export interface Marker {
  x: number
  label: string
  tone?: Tone
  y?: number
}

/** A labeled horizontal line. */
export interface Level {
  y: number
  label: string
  tone?: Tone
}

export interface Dot {
  x: number
  y: number
  tone: Tone
}

/**
 * Index of the first of ascending points that is not left of x. Label placement calls this
 * thousands of times, for which d3's bisector is too slow.
 */
export function firstFrom(points: Point[], x: number): number {
  let next = 0
  for (let end = points.length; next < end; ) {
    const middle = (next + end) >> 1
    if ((points[middle] as Point)[0] < x) next = middle + 1
    else end = middle
  }
  return next
}

/** Interpolates a series linearly between its points, which ascend. */
export function readBetween(points: Point[], x: number): number {
  const next = firstFrom(points, x)
  const right = points[Math.min(next, points.length - 1)]
  const left = points[Math.max(next - 1, 0)]
  if (!left || !right) return Number.NaN
  const width = right[0] - left[0]
  return width === 0 ? right[1] : left[1] + ((right[1] - left[1]) * (x - left[0])) / width
}

/**
 * Returns `count` + 1 equally spaced numbers between both ends, merged with the `extra` ones in
 * order.
 */
export function samples(
  [from, to]: readonly [number, number],
  count: number,
  extra: number[] = [],
): number[] {
  const even = Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count)
  const inside = extra.filter(value => value > from && value < to)
  return [...new Set([...even, ...inside])].sort((a, b) => a - b)
}

/** Number of steps above which a table includes all rows of one with fewer steps. */
const fineSteps = 9

/**
 * Both ends and the round numbers between them, for rows of a table. Steps of 2 would skip rows of
 * a coarser table with steps of 5, so a fine table has smaller steps instead.
 */
export function roundSteps([from, to]: readonly [number, number], count: number): number[] {
  const near = (to - from) / count / 4
  const step = tickStep(from, to, count)
  const isTwo = Math.round(step / 10 ** Math.floor(Math.log10(step * 1.01))) === 2
  const least = count > fineSteps && isTwo ? 2.3 * count : count
  const inside = ticks(from, to, least).filter(at => at - from > near && to - at > near)
  return [from, ...inside, to]
}

/** Samples a function at the given x values. */
export function curve(
  name: string,
  valueAt: (x: number) => number,
  places: number[],
  look: Pick<Series, "tone" | "dashed"> = {},
): Series {
  return { name, valueAt, points: places.map((x): Point => [x, valueAt(x)]), ...look }
}

/** Smallest domain that contains all points of the series; see `domainOf`. */
export function domainOfSeries(series: Series[], include?: number[], room?: number) {
  const heights = series.flatMap(({ points }) => points.map(([, y]) => y))
  return domainOf(heights, include, room)
}

/**
 * Smallest domain that contains all values and those in `include`. `room` is the padding at each
 * end, as a fraction of the span.
 */
export function domainOf(values: number[], include: number[] = [], room = 0.06): [number, number] {
  const finite = [...values, ...include].filter(Number.isFinite)
  const low = finite.length === 0 ? 0 : Math.min(...finite)
  const high = finite.length === 0 ? 1 : Math.max(...finite)
  const pad = (high - low || Math.abs(high) || 1) * room
  return [low < 0 || !include.includes(0) ? low - pad : low, high + pad]
}

/**
 * Widens a domain to contain values beyond its ends, with a little padding. A positive price stays
 * positive.
 */
export function takeIn([low, high]: [number, number], values: number[]): [number, number] {
  const finite = values.filter(Number.isFinite)
  const least = Math.min(low, ...finite)
  const most = Math.max(high, ...finite)
  const room = (most - least) * 0.05
  return [
    least < low ? Math.max(least - room, low >= 0 ? 0 : least - room) : low,
    most > high ? most + room : high,
  ]
}
