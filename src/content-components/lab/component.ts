import { z } from "zod"
import { labAddress } from "../../content/routes"
import { defineComponent } from "../../content/schema/component"
import { readState } from "../parts/lab/read-state"
import { labLinkText } from "./link-text"

export const component = defineComponent({
  props: z.strictObject({
    /** What opens, within a sentence: "this iron condor". */
    label: z.string().min(1),
    /** The position as the lab's address has it: what *Copy for docs* in the lab copies. */
    state: z.string().superRefine((text, context) => {
      for (const message of readState(text).faults) context.addIssue({ code: "custom", message })
    }),
  }),
  children: "none",
  toMarkdown: ({ label, state }) => `[${labLinkText(label)}](${labAddress(state)})`,
})
