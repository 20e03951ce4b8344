import { z } from "zod"
import { commonFields, flag, tagList, text } from "./common"
import { docWithoutEffect } from "./without-effect"

const neighbour = (name: string) =>
  z
    .union([z.string(), z.null()])
    .describe(`Document to link as ${name}: its id or path, or null for none.`)
    .meta({ example: "guides/first-steps" })
    .optional()

/** Front matter of a document below content/docs, as in Docusaurus. */
export const docFrontMatter = z.strictObject({
  ...commonFields,
  id: text("Replaces the file name in the document's address and references.", "{name}").optional(),
  tags: tagList.optional(),
  sidebar_label: text("Name in the sidebar. Default: the title.", "{title}").optional(),
  sidebar_position: z
    .number()
    .describe("Position among its siblings.")
    .meta({ example: "2" })
    .optional(),
  pagination_label: text(
    "Name in previous/next links. Default: the name in the sidebar.",
    "{title}",
  ).optional(),
  pagination_prev: neighbour("previous"),
  pagination_next: neighbour("next"),
  hoverText: text(
    "Definition of a glossary term in one sentence, shown by links to the term.",
    "What {title} means, in one sentence.",
  ).optional(),
  reference: flag(
    "True for a page to look something up in, such as a table of parameters. For questions, search ranks it after pages that explain.",
  ).optional(),
  parse_number_prefixes: flag(
    "false keeps number prefixes of the file and its folders.",
  ).optional(),
  displayed_sidebar: z
    .union([z.string(), z.null()])
    .describe("null hides the sidebar and the links to the previous and next page.")
    .meta({ example: "null" })
    .optional(),
  ...docWithoutEffect,
})

export type DocFrontMatter = z.infer<typeof docFrontMatter>
