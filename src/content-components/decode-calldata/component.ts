import { z } from "zod"
import { defineComponent } from "../../content/schema/component"
import { publishedAddressFile } from "../../content/schema/published-addresses"
import { markdownTable } from "../parts/markdown-table"

export const component = defineComponent({
  props: z.strictObject({}),
  children: "none",
  data: { prop: "addresses", file: "v2-addresses.json", schema: publishedAddressFile },
  toMarkdown: ({ addresses: { sets } }) =>
    [
      "The page has a box that decodes calldata in the browser. Assistants can use the tool `decode_calldata`.",
      markdownTable(
        ["Contract", "Version", "Chain", "Address", "Status"],
        sets.flatMap(({ version, chain, status, addresses }) =>
          addresses.map(({ name, address }) => [name, version, chain, `\`${address}\``, status]),
        ),
      ),
    ].join("\n\n"),
  toSections: ({ addresses: { sets } }) =>
    sets.map(({ version, chain, status, addresses }) => ({
      anchor: null,
      trail: [],
      text: `${version} on ${chain}: ${status}. ${addresses.map(({ name, address }) => `${name} ${address}`).join(", ")}`,
    })),
})
