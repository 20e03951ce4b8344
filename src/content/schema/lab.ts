import { z } from "zod"

const href = z.string().startsWith("/")

const presetLeg = z.strictObject({
  side: z.enum(["buy", "sell"]),
  type: z.enum(["put", "call"]),
  /** Strike divided by the price of the asset. */
  at: z.number().min(0.2).max(5),
  /** Range factor of the leg's width; default 1.04. */
  range: z.number().gt(1).max(5).optional(),
  /** Default 1. */
  ratio: z.int().min(1).max(127).optional(),
  /** Number of the leg's risk partner, counted from 1. */
  partner: z.int().min(1).max(4).optional(),
})

const preset = z
  .strictObject({
    name: z.string().min(1),
    group: z.enum(["Bullish", "Bearish", "Neutral", "Large moves"]),
    /** Address of the section that explains the strategy. */
    href,
    legs: z.array(presetLeg).min(1).max(4),
    /**
     * Deposits of the account per unit of position size: an amount of the asset, and of quote
     * tokens as a multiple of the asset's price. The account's deposits do not change if omitted.
     */
    deposits: z.strictObject({ asset: z.number().min(0), quote: z.number().min(0) }).optional(),
    /** Days that the position is held. The lab's days do not change if omitted. */
    days: z.int().min(1).max(365).optional(),
  })
  .refine(
    ({ legs }) =>
      legs.every(
        ({ partner }, index) =>
          partner === undefined ||
          (partner !== index + 1 && legs[partner - 1]?.partner === index + 1),
      ),
    "partners must name each other: leg 1 has `partner: 2` and leg 2 `partner: 1`",
  )

/** Numbers that the lab explains. */
export const explainedNumbers = [
  "profit",
  "chance",
  "expected",
  "breakevens",
  "worst",
  "best",
  "delta",
  "gamma",
  "streamia",
  "vega",
  "requirement",
  "usage",
  "opening",
  "liquidation",
  "commission",
  "intrinsic",
  "exercise",
] as const
export type ExplainedNumber = (typeof explainedNumbers)[number]

/**
 * Schema of `content/data/lab.yaml`: strategies that the option lab starts with, and sections that
 * explain its numbers.
 */
export const labFile = z.strictObject({
  presets: z.array(preset).min(1),
  explained: z.record(z.enum(explainedNumbers), href),
  /** Texts of warnings, each with a section that explains more. */
  warnings: z.record(
    z.enum(["undefined-risk", "in-range", "both-sides", "refused", "unopened", "liquidatable"]),
    z.strictObject({ text: z.string().min(1), href, link: z.string().min(1) }),
  ),
})

export type LabFile = z.infer<typeof labFile>
export type LabPreset = LabFile["presets"][number]
export type LabWarning = keyof LabFile["warnings"]
