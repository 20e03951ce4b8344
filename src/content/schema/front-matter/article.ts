import { z } from "zod"
import { authorAddress } from "../address"
import { commonFields, tagList } from "./common"
import { articleWithoutEffect, authorWithoutEffect } from "./without-effect"

/** An author written directly in the front matter. */
export const inlineAuthor = z.strictObject({
  name: z.string().trim().min(1).meta({ example: "Jane Doe" }),
  key: z.string().optional(),
  title: z.string().optional(),
  url: authorAddress.optional(),
  ...authorWithoutEffect,
})

/** Front matter of an article of any section, as in Docusaurus posts. */
export const articleFrontMatter = z.strictObject({
  ...commonFields,
  date: z
    .string()
    .regex(/^\d{4}-\d{1,2}-\d{1,2}([T ].*)?$/, "is not a date")
    .describe(
      "Day of publication, with a time of day to order the posts of that day. Default: the date in the file name.",
    )
    .meta({ example: "2024-03-01" })
    .optional(),
  tags: tagList.optional(),
  authors: z
    .union([z.string(), inlineAuthor, z.array(z.union([z.string(), inlineAuthor]))])
    .describe("Keys of authors.yml, or complete authors.")
    .meta({ example: "[jane]" })
    .optional(),
  author: z.string().meta({ example: "Jane Doe" }).optional(),
  author_title: z.string().meta({ example: "Researcher" }).optional(),
  author_url: authorAddress.optional(),
  ...articleWithoutEffect,
  references: z
    .array(z.string())
    .describe(
      "Keys of content/data/references.yaml: works to list in addition to those that the text cites.",
    )
    .meta({ example: "[doe-2024]" })
    .optional(),
  sidebar_label: z.string().meta({ example: "Short name" }).optional(),
})

export type ArticleFrontMatter = z.infer<typeof articleFrontMatter>
export type InlineAuthor = z.infer<typeof inlineAuthor>
