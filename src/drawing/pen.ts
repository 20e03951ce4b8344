/** Strokes from which every drawing is made. Coordinates are pixels, rounded to keep the files small. */
import type { Palette } from "./palette"
import type { Random } from "./random"

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** What a composition draws with. */
export interface Canvas {
  box: Box
  palette: Palette
  random: Random
  /** Suffix for ids, so that several drawings can stand in one page. */
  id: string
  /** Says in words what is drawn, for those who do not see it. */
  tell(words: string): void
}

export type Point = readonly [x: number, y: number]

export const across = ({ left, right }: Box, share: number) => left + (right - left) * share
export const up = ({ top, bottom }: Box, share: number) => bottom - (bottom - top) * share

/** Box without some of its height. */
export function inset(box: Box, { top = 0, bottom = 0 }: { top?: number; bottom?: number }): Box {
  const height = box.bottom - box.top
  return { ...box, top: box.top + height * top, bottom: box.bottom - height * bottom }
}

export function n(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** Path data through points, without those that a straight line passes within a third of a pixel. */
export function through(points: readonly Point[]): string {
  return simplify(points, 0.33)
    .map(([x, y], index) => `${index === 0 ? "M" : "L"}${n(x)} ${n(y)}`)
    .join("")
}

/** Ramer-Douglas-Peucker: keeps the point farthest from the chord, then does the same on either side. */
function simplify(points: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 3) return [...points]
  let farthest = 0
  let distance = 0
  points.forEach((point, index) => {
    const away = distanceFromChord(point, first, last)
    if (away > distance) [farthest, distance] = [index, away]
  })
  if (distance <= tolerance) return [first, last]
  return [
    ...simplify(points.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplify(points.slice(farthest), tolerance),
  ]
}

function distanceFromChord([px, py]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const chord = Math.hypot(bx - ax, by - ay)
  if (chord === 0) return Math.hypot(px - ax, py - ay)
  return Math.abs((bx - ax) * (py - ay) - (by - ay) * (px - ax)) / chord
}

export function line(
  points: readonly Point[],
  colour: string,
  { width = 3, opacity = 1, dash = "" } = {},
): string {
  const extra = `${opacity < 1 ? ` opacity="${n2(opacity)}"` : ""}${dash ? ` stroke-dasharray="${dash}"` : ""}`
  return `<path d="${through(points)}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linejoin="round" stroke-linecap="round"${extra}/>`
}

export function area(points: readonly Point[], fill: string, opacity = 1): string {
  return `<path d="${through(points)}Z" fill="${fill}"${opacity < 1 ? ` opacity="${n2(opacity)}"` : ""}/>`
}

export function dot([x, y]: Point, radius: number, fill: string, ring = ""): string {
  const stroke = ring ? ` stroke="${ring}" stroke-width="${n(radius / 2)}"` : ""
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"${stroke}/>`
}

/** Bars as one path: x, top, width, bottom of each. */
export function bars(
  rects: readonly { x: number; y: number; width: number; height: number }[],
  fill: string,
  opacity = 1,
): string {
  const data = rects
    .map(({ x, y, width, height }) => `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`)
    .join("")
  return `<path d="${data}" fill="${fill}"${opacity < 1 ? ` opacity="${n2(opacity)}"` : ""}/>`
}

/** The scale of ticks along the bottom: short strokes, every sixth one longer. */
export function tickScale({ box, palette }: Canvas, y = box.bottom): string {
  const count = 48
  const strokes = Array.from({ length: count + 1 }, (_, index) => {
    const x = across(box, index / count)
    return `M${n(x)} ${n(y)}v${index % 6 === 0 ? 16 : 8}`
  })
  return `<path d="${strokes.join("")}" stroke="${palette.rule}" stroke-width="2"/>`
}

/** The motif: a range of ticks with the two dots of its bounds. */
export function tickRange(
  canvas: Canvas,
  lower: number,
  upper: number,
  y = canvas.box.bottom,
): string {
  const { box, palette } = canvas
  const [a, b]: [Point, Point] = [
    [across(box, lower), y],
    [across(box, upper), y],
  ]
  return [
    line([a, b], palette.accent, { width: 8 }),
    dot(a, 13, palette.line, palette.background),
    dot(b, 13, palette.line, palette.background),
  ].join("")
}

/** Fill of fine slanted lines, for losses: told by texture, not only by colour. */
export function hatch({ palette, id }: Canvas): { definition: string; fill: string } {
  const definition = `<pattern id="h${id}" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V10" stroke="${palette.rule}" stroke-width="3"/></pattern>`
  return { definition, fill: `url(#h${id})` }
}

/** Equal steps from 0 to 1, both included. */
export function steps(count: number): number[] {
  return Array.from({ length: count + 1 }, (_, index) => index / count)
}

function n2(value: number): string {
  return String(Math.round(value * 100) / 100)
}
