import { z } from "zod"
import { defineComponent } from "../../content/schema/component"
import { markdownTable } from "../parts/markdown-table"
import { markdownText } from "../parts/markdown-text"
import { describeTokenId, idColumns, parseTokenId } from "./describe-token-id"

const token = z.strictObject({ symbol: z.string().min(1), decimals: z.int().min(0).max(36) })

export const component = defineComponent({
  props: z.strictObject({
    /** Name of the position, used as the tool's heading. */
    title: z.string().min(1),
    /** Example token id of 256 bits, as `0x` and hex digits. */
    id: z
      .string()
      .refine(text => "value" in parseTokenId(text), "write a token id that has at least one leg"),
    /** Token0 and token1 of its pool, to show strikes as prices. */
    tokens: z.tuple([token, token]),
  }),
  children: "none",
  toMarkdown({ title, id, tokens }) {
    const { legs, rows, verdict } = describeTokenId(BigInt(id), tokens)
    const table = markdownTable(
      idColumns,
      rows.map(({ name, ...row }) => [`\`${name}\``, row.bits, row.value, row.meaning]),
    )
    return [
      `**${markdownText(title)}**: \`${id}\``,
      legs.map(leg => `- ${leg}`).join("\n"),
      `${verdict}`,
      table,
    ].join("\n\n")
  },
})
