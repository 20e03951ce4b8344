import { z } from "zod"
import { defineComponent } from "../../content/schema/component"
import { markdownTable } from "../parts/markdown-table"
import { callAnchor } from "./call-anchor"
import { contractMapFile, type MappedFunction } from "./contract-map-file"

type Call = Pick<MappedFunction, "contract" | "function" | "href" | "selector">

const linked = ({ contract, function: signature, href, selector }: Call) =>
  `[${contract}](${href}) \`${signature}\`${selector ? ` \`${selector}\`` : ""}`

export const component = defineComponent({
  props: z.strictObject({}),
  children: "none",
  data: {
    prop: "map",
    file: "v1-to-v2.json",
    schema: contractMapFile,
    anchors: ({ functions }) => functions.map((_, index) => callAnchor(index)),
  },
  toMarkdown: ({ map }) =>
    markdownTable(
      ["V1.1", "V2", "What to do"],
      map.functions.map(row => [
        linked(row),
        row.to.map(linked).join(", ") || "none",
        `${row.status}: ${row.how}`,
      ]),
    ),
})
