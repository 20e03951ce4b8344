import { z } from "zod"
import { markdownFormats } from "../../../site.config"
import { isoDate } from "../../iso-date"
import { address, isAddress } from "../address"

/**
 * Pieces that the front matter of several collections share. Each field's description is one
 * sentence for authors, and errors suggest its `example`, with the title of the page for `{title}`
 * and the name of its file for `{name}`.
 */
export const text = (description: string, example: string) =>
  z.string().trim().min(1).describe(description).meta({ example })

export const tagList = z
  .array(z.union([z.string().min(1), z.strictObject({ label: z.string(), permalink: z.string() })]))
  .describe("Labels of the page's topics.")
  .meta({ example: "[Guides, Reference]" })

export const flag = (description: string) =>
  z.boolean().describe(description).meta({ example: "true" })

/** Marks a key whose value pages may show as is; it becomes a field of their GraphQL type. */
export const shown = <Schema extends z.ZodType>(schema: Schema): Schema =>
  schema.meta({ ...schema.meta(), shown: true })

const headingLevel = (which: string, example: string) =>
  z
    .int()
    .min(2)
    .max(6)
    .describe(`Level of the ${which} headings in the table of contents. Default: 2 to 5.`)
    .meta({ example })
    .optional()

const markdownFormat = z
  .enum(markdownFormats)
  .describe("How the text is read: `md` as CommonMark, `mdx` as MDX, `detect` as the file looks.")
  .meta({ example: "mdx" })

/** Keys allowed on every Markdown page. */
export const commonFields = {
  title: text(
    "Title of the page. Default: its first heading, or else its file name.",
    "{title}",
  ).optional(),
  description: z
    .string()
    .trim()
    .transform(written => written || undefined)
    .describe(
      "Summary for search results and cards, in 70 to 160 characters. If it is empty, the excerpt is shown.",
    )
    .meta({ example: "What {title} is about, in one or two sentences." })
    .optional(),
  keywords: z
    .union([z.array(z.string()), z.string()])
    .describe("Keywords for search engines.")
    .meta({ example: "[guides, reference]" })
    .optional(),
  image: z
    .string()
    .trim()
    .min(1)
    .refine(src => !src.includes(":") || isAddress(src), "is not the address of a picture")
    .describe("Picture for social cards: a path below static/, or a file next to the page.")
    .meta({ example: "/img/card.png" })
    .optional(),
  slug: text("Address of the page below its section.", "{name}").optional(),
  draft: flag("Shown in develop only.").optional(),
  unlisted: flag(
    "Built, but left out of lists, sidebars, feeds, the sitemap and search.",
  ).optional(),
  hide_title: shown(flag("Hides the title of the page.")).optional(),
  hide_table_of_contents: shown(flag("Hides the table of contents.")).optional(),
  toc_min_heading_level: headingLevel("outermost", "2"),
  toc_max_heading_level: headingLevel("innermost", "4"),
  custom_edit_url: z
    .union([address, z.null(), z.literal("").transform(() => null)])
    .meta({ example: "null" })
    .optional(),
  last_update: z
    .strictObject({
      date: z
        .string()
        .refine(written => isoDate(written) !== undefined, "is not a day")
        .meta({ example: "2024-05-01" })
        .optional(),
      author: text("Author of the last change.", "Jane Doe").optional(),
    })
    .describe("Day and author of the last change, if they are not those of the last commit.")
    .meta({ example: "{date: 2024-05-01, author: Jane Doe}" })
    .optional(),
  format: markdownFormat.optional(),
  mdx: z
    .strictObject({ format: markdownFormat.optional() })
    .describe("Docusaurus' way to write `format`.")
    .meta({ example: "{format: mdx}" })
    .optional(),
} as const
