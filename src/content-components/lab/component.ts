import { z } from "zod"
import { labAddress } from "../../content/routes"
import { defineComponent } from "../../content/schema/component"
import { markdownTable } from "../parts/markdown-table"
import { labLinkText } from "./link-text"
import { labExample } from "./model/lab-example"
import { readState } from "./model/read-state"

export const component = defineComponent({
  props: z.strictObject({
    /** Name of the position in mid-sentence: "this iron condor". */
    label: z.string().min(1),
    /** The position in the format of the lab's address, which *Copy for docs* in the lab copies. */
    state: z.string().superRefine((text, context) => {
      for (const message of readState(text).faults) context.addIssue({ code: "custom", message })
    }),
  }),
  children: "none",
  toMarkdown({ label, state }) {
    const { positions, note } = labExample(state)
    const rows = positions[0]?.numbers.map(({ label }, row) => [
      label,
      ...positions.map(({ numbers }) => numbers[row]?.value ?? ""),
    ])
    return [
      markdownTable(["Number", ...positions.map(({ legs }) => legs)], rows ?? [], true),
      `${note} [${labLinkText(label)}](${labAddress(state)})`,
    ].join("\n\n")
  },
})
