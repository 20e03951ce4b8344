import { z } from "zod"
import { defineComponent } from "../../content/schema/component"
import { publishedAddressFile } from "../../content/schema/published-addresses"
import { markdownTable } from "../parts/markdown-table"
import { addressAnchor } from "./anchor"

export const component = defineComponent({
  props: z.strictObject({}),
  children: "none",
  data: {
    prop: "addresses",
    file: "v2-addresses.json",
    schema: publishedAddressFile,
    anchors: ({ sets }) =>
      sets.flatMap(({ version, addresses }) =>
        addresses.map(({ name }) => addressAnchor(version, name)),
      ),
  },
  toMarkdown: ({ addresses: { sets } }) =>
    markdownTable(
      ["Contract", "Version", "Chain", "Address", "Published", "Status"],
      sets.flatMap(({ version, chain, date, status, addresses }) =>
        addresses.map(({ name, address }) => [
          name,
          version,
          chain,
          `\`${address}\``,
          date,
          status,
        ]),
      ),
    ),
  toSections: ({ addresses: { sets } }) =>
    sets.flatMap(({ version, chain, date, status, addresses }) =>
      addresses.map(({ name, address }) => ({
        anchor: addressAnchor(version, name),
        trail: [`${name}, ${version}`],
        text: `Contract address of ${name} (${version}) on ${chain}: ${address}, published ${date} (${status})`,
      })),
    ),
})
