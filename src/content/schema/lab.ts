import { z } from "zod"

const href = z.string().startsWith("/")

const presetLeg = z.strictObject({
  side: z.enum(["buy", "sell"]),
  type: z.enum(["put", "call"]),
  /** Strike over the price of the asset. */
  at: z.number().min(0.2).max(5),
  /** Range factor of its width; default 1.04. */
  range: z.number().gt(1).max(5).optional(),
  /** Default 1. */
  ratio: z.int().min(1).max(127).optional(),
  /** Number of its risk partner, the first leg being 1. */
  partner: z.int().min(1).max(4).optional(),
})

const preset = z
  .strictObject({
    name: z.string().min(1),
    group: z.enum(["Bullish", "Bearish", "Neutral", "Large moves"]),
    /** Section that explains it. */
    href,
    legs: z.array(presetLeg).min(1).max(4),
    /** What the account deposits for each unit: of the asset, and of its price in quote tokens; as it stands otherwise. */
    deposits: z.strictObject({ asset: z.number().min(0), quote: z.number().min(0) }).optional(),
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

/** Numbers that the lab explains, by what they are. */
export const explainedNumbers = [
  "profit",
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

/** Schema of `content/data/lab.yaml`: strategies that the option lab opens with, and where its numbers are explained. */
export const labFile = z.strictObject({
  presets: z.array(preset).min(1),
  explained: z.record(z.enum(explainedNumbers), href),
  /** Texts of warnings, each with the section that tells more. */
  warnings: z.record(
    z.enum(["undefined-risk", "in-range", "both-sides", "refused", "unopened", "liquidatable"]),
    z.strictObject({ text: z.string().min(1), href, link: z.string().min(1) }),
  ),
})

export type LabFile = z.infer<typeof labFile>
export type LabPreset = LabFile["presets"][number]
export type LabWarning = keyof LabFile["warnings"]
