import { z } from "zod"
import { commonFields, flag, tagList, text } from "./common"
import { docWithoutEffect } from "./without-effect"

const neighbour = (name: string) =>
  z
    .union([z.string(), z.null()])
    .describe(`Document shown as ${name}: its id or path, or null for none.`)
    .meta({ example: "guides/first-steps" })
    .optional()

/** Front matter of a document below content/docs, as in Docusaurus. */
export const docFrontMatter = z.strictObject({
  ...commonFields,
  id: text("Replaces the file name in the document's address and references.", "{name}").optional(),
  tags: tagList.optional(),
  sidebar_label: text("Name in the sidebar, if not the title.", "{title}").optional(),
  sidebar_position: z
    .number()
    .describe("Place among its siblings.")
    .meta({ example: "2" })
    .optional(),
  pagination_label: text(
    "Name in previous/next links, if not the sidebar's.",
    "{title}",
  ).optional(),
  pagination_prev: neighbour("previous"),
  pagination_next: neighbour("next"),
  hoverText: text(
    "Definition of a glossary term in one sentence, shown where the term is linked.",
    "What {title} means, in one sentence.",
  ).optional(),
  reference: flag(
    "A page to look something up in, such as a table of parameters: for questions, the search puts pages that explain before it.",
  ).optional(),
  parse_number_prefixes: flag(
    "false keeps the numbers in front of the names of the file and its folders.",
  ).optional(),
  displayed_sidebar: z
    .union([z.string(), z.null()])
    .describe("null leaves out the sidebar and the links to the previous and next page.")
    .meta({ example: "null" })
    .optional(),
  ...docWithoutEffect,
})

export type DocFrontMatter = z.infer<typeof docFrontMatter>
