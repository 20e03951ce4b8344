import { z } from "zod"
import { table } from "../bench/report"

const amount = z.object({ raw: z.number(), brotli: z.number() })

/** What of `npm run bench -- --bytes` is compared. */
export const bytesSchema = z.object({
  budgets: z.object({ javascript: z.number(), css: z.number() }),
  rows: z.array(
    z.object({
      type: z.string(),
      which: z.string(),
      bytes: z.object({ html: amount, css: amount, javascript: amount, pageData: amount }),
    }),
  ),
})

/** What of `npm run bench -- --lighthouse` is compared. */
export const lighthouseSchema = z.object({
  outcomes: z.array(z.object({ type: z.string(), figures: z.record(z.string(), z.number()) })),
})

export type BytesFigures = z.infer<typeof bytesSchema>
export type LighthouseFigures = z.infer<typeof lighthouseSchema>

const parts = ["html", "css", "javascript", "pageData"] as const

/** Differences up to so many bytes are those of names that a build makes anew. */
const NOISE = 20

/** Sizes of the median page of each type after brotli, in kB, with the difference to the base; bold over budget. */
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
      return old === undefined || Math.abs(now - old) <= NOISE
        ? shown
        : `${shown} (${signed((now - old) / 1000, 2)})`
    }),
  ])
  return table(["page type", "HTML", "CSS", "script", "page data"], cells)
}

const scores = ["performance", "accessibility", "best-practices", "seo"] as const

/** Scores of each page type, with the difference to the base. */
export function lighthouseTable({ outcomes }: LighthouseFigures, base?: LighthouseFigures): string {
  const before = new Map(base?.outcomes.map(({ type, figures }) => [type, figures]))
  const cells = outcomes.map(({ type, figures }) => [
    type,
    ...scores.map(score => {
      const now = figures[score] ?? 0
      const old = before.get(type)?.[score]
      return old === undefined || old === now ? String(now) : `${now} (${signed(now - old, 0)})`
    }),
  ])
  return table(["page type", "performance", "accessibility", "best practices", "SEO"], cells)
}

const signed = (value: number, digits: number) => `${value > 0 ? "+" : ""}${value.toFixed(digits)}`
