import type { z } from "zod"

/** What authors may write of one component: its literal props and whether anything may stand inside. */
export interface ComponentSchema {
  /** A strict object schema: unknown props are refused, defaults are filled in. */
  props: z.ZodObject
  /** `none`: `<Figure … />` only. `blocks`: any Markdown between the tags. */
  children: "none" | "blocks"
  /** May stand within a line of text; others with nothing inside are blocks of their own. */
  inline?: true
}

/** The allow-list: component name as written in MDX -> its schema. */
export type ComponentSchemas = Record<string, ComponentSchema>
