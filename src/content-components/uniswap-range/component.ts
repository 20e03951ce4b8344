import { z } from "zod"
import { defineComponent } from "../../content/schema/component"
import { markdownTable } from "../parts/markdown-table"
import { rangeReport } from "./report"

export const component = defineComponent({
  props: z
    .strictObject({
      /** Initial prices in USDC per ETH, and initial amount in USDC. */
      lower: z.number().positive(),
      upper: z.number().positive(),
      price: z.number().positive(),
      amount: z.number().positive(),
    })
    .refine(({ lower, upper }) => lower < upper, "write a `lower` price below the `upper` one"),
  children: "none",
  toMarkdown(range) {
    const { steps, tables } = rangeReport(range)
    return [
      steps.map((step, index) => `${index + 1}. ${step}`).join("\n"),
      ...tables.flatMap(({ title, columns, rows }) => [
        `**${title}**`,
        markdownTable(columns, rows, true),
      ]),
    ].join("\n\n")
  },
})
