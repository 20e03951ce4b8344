import { z } from "zod"
import { defineComponent } from "../../content/schema/component"
import { markdownText } from "../parts/markdown-text"
import { citationOf } from "./citation"
import { repositories } from "./repositories"

export const component = defineComponent({
  props: z.strictObject({
    /** File in the repository, with a line range if needed. */
    at: z
      .string()
      .regex(/^[\w./-]+(:\d+(-\d+)?)?$/, "is not a file with lines, for example src/file.ts#L1-L20")
      .meta({ example: "contracts/RiskEngine.sol:20-30" }),
    in: z.enum(Object.keys(repositories) as (keyof typeof repositories)[]).optional(),
  }),
  children: "none",
  inline: true,
  toMarkdown: props => {
    const { file, lines, version, url } = citationOf(props)
    return `(source: [${markdownText([file, lines].filter(Boolean).join(" "))}](${url}), ${version})`
  },
})
