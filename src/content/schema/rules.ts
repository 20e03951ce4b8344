import { z } from "zod"
import { type Rule, ruleNames } from "../rules"

/** How much a broken rule matters: always, never, or from one more than so many on. */
const level = z
  .union([z.enum(["error", "warning"]), z.strictObject({ "at most": z.int().nonnegative() })])
  .meta({ example: "warning" })
  .optional()

/** Schema of `content/data/rules.yaml`. A rule that it does not name has its default level. */
export const rulesFile = z.strictObject(
  Object.fromEntries(ruleNames.map(name => [name, level])) as Record<Rule, typeof level>,
)

export type RuleLevels = z.infer<typeof rulesFile>
