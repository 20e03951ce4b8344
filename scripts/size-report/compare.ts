import { z } from "zod"
import { table } from "../../bench/report"

const amount = z.object({ raw: z.number(), brotli: z.number() })

/** Results of `npm run bench -- --budget` that are compared. */
export const bytesSchema = z.object({
  budgets: z.object({ javascript: z.number(), css: z.number(), html: z.number().optional() }),
  search: z.object({ headings: z.number(), texts: z.number() }).optional(),
  rows: z.array(
    z.object({
      type: z.string(),
      which: z.string(),
      bytes: z.object({ html: amount, css: amount, javascript: amount, pageData: amount }),
    }),
  ),
})

/** Results of `npm run bench -- --lighthouse` that are compared. */
export const lighthouseSchema = z.object({
  outcomes: z.array(z.object({ type: z.string(), figures: z.record(z.string(), z.number()) })),
})

/** Seconds by phase name. */
export type PhaseFigures = Readonly<Record<string, number>>

export type BytesFigures = z.infer<typeof bytesSchema>
export type LighthouseFigures = z.infer<typeof lighthouseSchema>

const parts = ["html", "css", "javascript", "pageData"] as const

/** Differences of up to this many bytes come from names that change with each build. */
const NOISE = 20

/**
 * Table of median page sizes by type after brotli, in kB, with the difference from the base; sizes
 * over budget are bold.
 */
export function bytesTable({ rows, budgets }: BytesFigures, base?: BytesFigures): string {
  const medians = ({ rows: all }: BytesFigures) => all.filter(({ which }) => which === "median")
  const before = new Map(base && medians(base).map(({ type, bytes }) => [type, bytes]))
  const limits: Partial<Record<(typeof parts)[number], number>> = budgets
  const cells = medians({ rows, budgets }).map(({ type, bytes }) => [
    type,
    ...parts.map(part => {
      const now = bytes[part].brotli
      const old = before.get(type)?.[part].brotli
      const size = (now / 1000).toFixed(1)
      const shown = now > (limits[part] ?? Number.POSITIVE_INFINITY) ? `**${size}**` : size
      return `${shown}${byteDifference(now, old)}`
    }),
  ])
  return table(["page type", "HTML", "CSS", "script", "page data"], cells)
}

/** One sentence with the sizes of the search index in kB after brotli. */
export function searchLine({ search }: BytesFigures, base?: BytesFigures): string {
  if (!search) return ""
  const part = (name: "headings" | "texts") =>
    `${name} ${(search[name] / 1000).toFixed(1)}${byteDifference(search[name], base?.search?.[name])}`
  return `Search index: ${part("headings")}, ${part("texts")}.`
}

const byteDifference = (now: number, old: number | undefined) =>
  old === undefined || Math.abs(now - old) <= NOISE ? "" : ` (${signed((now - old) / 1000, 2)})`

const scores = ["performance", "accessibility", "best-practices", "seo"] as const
/** Metrics of the first view: name, unit in milliseconds, digits shown. */
const times = [
  ["largest-contentful-paint", 1000, 2],
  ["total-blocking-time", 1, 0],
] as const

/** Table of each page type's scores and first-view times, with the difference from the base. */
export function lighthouseTable({ outcomes }: LighthouseFigures, base?: LighthouseFigures): string {
  const before = new Map(base?.outcomes.map(({ type, figures }) => [type, figures]))
  const cells = outcomes.map(({ type, figures }) => {
    const cell = (name: string, unit: number, digits: number) => {
      const now = (figures[name] ?? 0) / unit
      const old = before.get(type)?.[name]
      const shown = now.toFixed(digits)
      return old === undefined || (old / unit).toFixed(digits) === shown
        ? shown
        : `${shown} (${signed(now - old / unit, digits)})`
    }
    return [
      type,
      ...scores.map(name => cell(name, 1, 0)),
      ...times.map(([name, unit, digits]) => cell(name, unit, digits)),
    ]
  })
  return table(
    [
      "page type",
      "performance",
      "accessibility",
      "best practices",
      "SEO",
      "largest paint, s",
      "blocking time, ms",
    ],
    cells,
  )
}

/** Phases that take fewer seconds are left out. */
const SHORT_PHASE = 0.2

/** Table of the seconds of each build phase, in order, with the difference from the base. */
export function phasesTable(now: PhaseFigures, base?: PhaseFigures): string {
  const cells = Object.entries(now)
    .filter(([name, time]) => Math.max(time, base?.[name] ?? 0) >= SHORT_PHASE)
    .map(([name, time]) => {
      const old = base?.[name]
      const difference =
        old === undefined || Math.abs(time - old) < 0.05 ? "" : ` (${signed(time - old, 1)})`
      return [name, `${time.toFixed(1)}${difference}`]
    })
  return table(["phase", "seconds"], cells)
}

const signed = (value: number, digits: number) => `${value > 0 ? "+" : ""}${value.toFixed(digits)}`
