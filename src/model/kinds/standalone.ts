import type { StandaloneEntry } from "../../content/schema/entry"
import { standaloneFrontMatter } from "../../content/schema/front-matter/standalone"
import { entryFacts } from "../entry-facts"
import { field } from "../nodes/field"
import { defineKind } from "./define-kind"
import { frontMatterFields } from "./front-matter-fields"
import { markdownInterface } from "./markdown-interface"

declare module "../page" {
  interface PageShapes {
    standalone: { entry: StandaloneEntry }
  }
}

export const standalone = defineKind("standalone", {
  about: "Single page outside the sections, such as a policy.",
  interfaces: [markdownInterface],
  pages: content => content.standalone.map(entry => ({ ...entryFacts(entry), entry })),
  fields: {
    ...frontMatterFields(standaloneFrontMatter.shape),
    // A commit date would mislead: a policy's text may be older than its last correction.
    lastUpdated: field("Date", ({ entry, lastUpdated = null }) =>
      entry.frontMatter.last_update?.date ? lastUpdated : null,
    ),
    editUrl: field("String", () => null),
  },
})
