import { z } from "zod"

/** `_category_.json` (or .yml) of a docs folder, in the Docusaurus dialect. */
export const categoryFile = z.strictObject({
  label: z.string().min(1).meta({ example: '"Getting Started"' }).optional(),
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
        keywords: z.array(z.string()).optional(),
        image: z.string().optional(),
      }),
    ])
    .meta({ example: '{"type": "doc", "id": "terms/glossary"}' })
    .optional(),
  key: z.string().meta({ example: '"api"' }).optional(),
  description: z.string().meta({ example: '"What the section is about"' }).optional(),
  collapsible: z.boolean().meta({ example: "true" }).optional(),
  collapsed: z.boolean().meta({ example: "true" }).optional(),
  className: z.string().meta({ example: '"special"' }).optional(),
  customProps: z.record(z.string(), z.unknown()).meta({ example: "{}" }).optional(),
})

/** A category file where it stands. */
export interface CategorySource {
  file: string
  version: string
  /** Folder below the version's docs folder, names as on disk. */
  folder: string
  /** Line of the key `link`, where the file has one. */
  linkLine?: number
  data: z.infer<typeof categoryFile>
}
