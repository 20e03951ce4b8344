import { z } from "zod"
import { defineComponent } from "../../content/schema/component"
import { subgraphAnchors } from "./anchors"
import { subgraphMarkdown } from "./markdown"
import { subgraphSections } from "./sections"
import { subgraphFile } from "./subgraph-file"

export const component = defineComponent({
  props: z.strictObject({}),
  children: "none",
  data: {
    prop: "subgraph",
    file: "subgraph.yaml",
    schema: subgraphFile,
    anchors: subgraphAnchors,
  },
  toMarkdown: ({ subgraph }) => subgraphMarkdown(subgraph),
  toSections: ({ subgraph }) => subgraphSections(subgraph),
})
