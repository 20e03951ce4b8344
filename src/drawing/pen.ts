/** Strokes that make up every drawing. Coordinates are pixels, rounded to keep the files small. */
import { roundDecimals } from "../options/rounding"
import type { Palette } from "./palette"
import type { Random } from "./random"

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Drawing context of a composition. */
export interface Canvas {
  box: Box
  palette: Omit<Palette, "text" | "label">
  random: Random
  /** Suffix for ids, so that one page can contain several drawings. */
  id: string
  /** Adds a text description of the drawing, for people who cannot see it. */
  tell(words: string): void
}

export type Point = readonly [x: number, y: number]

export const across = ({ left, right }: Box, share: number) => left + (right - left) * share
export const up = ({ top, bottom }: Box, share: number) => bottom - (bottom - top) * share

/** Shrinks a box by shares of its height. */
export function inset(box: Box, { top = 0, bottom = 0 }: { top?: number; bottom?: number }): Box {
  const height = box.bottom - box.top
  return { ...box, top: box.top + height * top, bottom: box.bottom - height * bottom }
}

export function n(value: number): string {
  return String(roundDecimals(value, 1))
}

/** Path data through points, without points less than a third of a pixel from a straight line. */
export function through(points: readonly Point[]): string {
  return simplify(points, 0.33)
    .map(([x, y], index) => `${index === 0 ? "M" : "L"}${n(x)} ${n(y)}`)
    .join("")
}

/** Ramer-Douglas-Peucker: keeps the point farthest from the chord, and recurses on both sides. */
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

interface LineStyle {
  width?: number
  opacity?: number
  dash?: string
}

export function line(
  points: readonly Point[],
  color: string,
  { width = 3, opacity = 1, dash = "" }: LineStyle = {},
): string {
  const extra = `${shade("stroke", opacity)}${dash ? ` stroke-dasharray="${dash}"` : ""}`
  return `<path d="${through(points)}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linejoin="round" stroke-linecap="round"${extra}/>`
}

/** Straight line across the whole width. */
export function level({ left, right }: Box, y: number, color: string, style?: LineStyle): string {
  const ends: Point[] = [
    [left, y],
    [right, y],
  ]
  return line(ends, color, style)
}

/** Dotted line from a point down to the scale of ticks. */
export function plumb([x, y]: Point, { box, palette }: Canvas): string {
  const ends: Point[] = [
    [x, y],
    [x, box.bottom],
  ]
  return line(ends, palette.rule, { width: 2, dash: "2 9" })
}

export function area(points: readonly Point[], fill: string, opacity = 1): string {
  return `<path d="${through(points)}Z" fill="${fill}"${shade("fill", opacity)}/>`
}

export function dot([x, y]: Point, radius: number, fill: string, ring = ""): string {
  const stroke = ring ? ` stroke="${ring}" stroke-width="${n(radius / 2)}"` : ""
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"${stroke}/>`
}

/** Circle without a fill. */
export function ring([x, y]: Point, radius: number, color: string, width = 3, opacity = 1): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="none" stroke="${color}" stroke-width="${n(width)}"${shade("stroke", opacity)}/>`
}

/** Point on a circle. Turns are clockwise from the top, and 1 is a full turn. */
export const around = ([x, y]: Point, radius: number, turn: number): Point => [
  x + radius * Math.sin(2 * Math.PI * turn),
  y - radius * Math.cos(2 * Math.PI * turn),
]

/** Part of a circle between two turns (see `around`). */
export function arc(
  centre: Point,
  radius: number,
  [from, to]: readonly [from: number, to: number],
  color: string,
  { width = 3, opacity = 1 }: Omit<LineStyle, "dash"> = {},
): string {
  const [[ax, ay], [bx, by]] = [around(centre, radius, from), around(centre, radius, to)]
  const large = to - from > 0.5 ? 1 : 0
  return `<path d="M${n(ax)} ${n(ay)}A${n(radius)} ${n(radius)} 0 ${large} 1 ${n(bx)} ${n(by)}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round"${shade("stroke", opacity)}/>`
}

/** Straight strokes of one style, as one path. */
export function strokes(
  pairs: readonly (readonly [Point, Point])[],
  color: string,
  { width = 3, opacity = 1 }: Omit<LineStyle, "dash"> = {},
): string {
  const data = pairs.map(([[ax, ay], [bx, by]]) => `M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}`)
  return `<path d="${data.join("")}" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round"${shade("stroke", opacity)}/>`
}

/** Round dots, drawn as zero-length strokes in one path. */
export function dots(points: readonly Point[], color: string, radius: number): string {
  const data = points.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h0`).join("")
  return `<path d="${data}" stroke="${color}" stroke-width="${Math.round(radius * 2)}" stroke-linecap="round"/>`
}

/** Bars as one path. */
export function bars(
  rects: readonly { x: number; y: number; width: number; height: number }[],
  fill: string,
  opacity = 1,
): string {
  const data = rects
    .map(({ x, y, width, height }) => `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`)
    .join("")
  return `<path d="${data}" fill="${fill}"${shade("fill", opacity)}/>`
}

/**
 * Motif along the bottom: a scale of short strokes, every sixth one longer, and on it a range with
 * dots at its bounds, given as shares of the width.
 */
export function ticks({ box, palette }: Canvas, ...range: [] | [lower: number, upper: number]) {
  const y = box.bottom
  const count = 48
  const strokes = Array.from({ length: count + 1 }, (_, index) => {
    const x = across(box, index / count)
    return `M${n(x)} ${n(y)}v${index % 6 === 0 ? 16 : 8}`
  })
  const scale = `<path d="${strokes.join("")}" stroke="${palette.rule}" stroke-width="2"/>`
  if (range.length === 0) return scale
  const ends = range.map((share): Point => [across(box, share), y])
  return [
    scale,
    line(ends, palette.accent, { width: 8 }),
    ...ends.map(end => dot(end, 13, palette.line, palette.background)),
  ].join("")
}

/** Fill of fine slanted lines for losses, so that they differ in texture and not only in color. */
export function hatch({ palette, id }: Canvas): { definition: string; fill: string } {
  const definition = `<pattern id="h${id}" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V10" stroke="${palette.rule}" stroke-width="3"/></pattern>`
  return { definition, fill: `url(#h${id})` }
}

/** Points of a curve across the whole width in equal steps; the values are shares of the height. */
export const trace = (box: Box, values: readonly number[]): Point[] =>
  values.map((y, index) => [across(box, index / (values.length - 1)), up(box, y)])

/** Equal steps from 0 to 1, both included. */
export function steps(count: number): number[] {
  return Array.from({ length: count + 1 }, (_, index) => index / count)
}

/**
 * Opacity attribute for an element's only paint, which looks the same as opacity of the element but
 * avoids a separate compositing layer.
 */
const shade = (paint: "fill" | "stroke", opacity: number) =>
  opacity < 1 ? ` ${paint}-opacity="${n2(opacity)}"` : ""

function n2(value: number): string {
  return String(Math.round(value * 100) / 100)
}
