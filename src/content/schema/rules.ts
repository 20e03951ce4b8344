import { z } from "zod"
import { type Rule, ruleNames } from "../rules"

/**
 * Level of a broken rule: always an error, always a warning, or an error if broken more often than
 * a limit.
 */
const level = z
  .union([z.enum(["error", "warning"]), z.strictObject({ "at most": z.int().nonnegative() })])
  .meta({ example: "warning" })
  .optional()

/** Schema of `content/data/rules.yaml`. Rules that it does not list have their default level. */
export const rulesFile = z.strictObject(
  Object.fromEntries(ruleNames.map(name => [name, level])) as Record<Rule, typeof level>,
)

export type RuleLevels = z.infer<typeof rulesFile>
