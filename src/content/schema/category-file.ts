import { z } from "zod"
import { categoryWithoutEffect, overviewWithoutEffect } from "./front-matter/without-effect"

/** `_category_.json` (or .yml) of a docs folder, in the Docusaurus dialect. */
export const categoryFile = z.strictObject({
  label: z.string().trim().min(1).meta({ example: '"Name of the category"' }).optional(),
  position: z.number().meta({ example: "2" }).optional(),
  link: z
    .union([
      z.null(),
      z.strictObject({ type: z.literal("doc"), id: z.string() }),
      z.strictObject({
        type: z.literal("generated-index"),
        title: z.string().optional(),
        description: z.string().optional(),
        slug: z.string().optional(),
        ...overviewWithoutEffect,
      }),
    ])
    .meta({ example: '{"type": "doc", "id": "guides/start"}' })
    .optional(),
  description: z.string().meta({ example: '"What the section is about"' }).optional(),
  collapsed: z
    .boolean()
    .describe("false opens the category at first; otherwise it is open on its own pages only.")
    .meta({ example: "false" })
    .optional(),
  collapsible: z
    .boolean()
    .describe(
      "false has the same effect as `collapsed: false`; readers can still close the category.",
    )
    .meta({ example: "false" })
    .optional(),
  ...categoryWithoutEffect,
})

/** A category file and its location. */
export interface CategorySource {
  file: string
  version: string
  /** Folder below the version's docs folder, with names as on disk. */
  folder: string
  /** Line of the key `link`, if the file has one. */
  linkLine?: number
  data: z.infer<typeof categoryFile>
}
