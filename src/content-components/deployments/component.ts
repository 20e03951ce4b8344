import { z } from "zod"
import { defineComponent } from "../../content/schema/component"
import { deploymentsFile } from "../../content/schema/deployments"
import { markdownTable } from "../parts/markdown-table"
import { contractAnchor } from "./contract-anchor"

export const component = defineComponent({
  props: z.strictObject({}),
  children: "none",
  data: {
    prop: "deployments",
    file: "deployments.yaml",
    schema: deploymentsFile,
    anchors: ({ versions }) =>
      versions.flatMap(version =>
        version.contracts.map(({ name }) => contractAnchor(version, name)),
      ),
    status: true,
  },
  toMarkdown: ({ deployments, status }) =>
    markdownTable(
      ["Contract", "Version", "Address", "Explorers", ...(status ? ["Status"] : [])],
      deployments.versions.flatMap(version =>
        version.contracts.map(({ name, href, role, address }) => [
          `[${name}](${href})${role ? ` (${role})` : ""}`,
          `${version.name} (Uniswap ${version.uniswap})`,
          `\`${address}\``,
          deployments.networks
            .map(network => `[${network.name}](${network.explorer}${address})`)
            .join(", "),
          ...(status ? [status] : []),
        ]),
      ),
    ),
  toSections({ deployments: { networks, versions }, status }) {
    const everywhere = networks.map(({ name }) => name).join(", ")
    return versions.flatMap(version =>
      version.contracts.map(({ name, address, role }) => ({
        anchor: contractAnchor(version, name),
        trail: [`${name} ${version.name}`],
        text: `Address of ${name} ${version.name} (Uniswap ${version.uniswap}${role ? `, ${role}` : ""}) on ${everywhere}: ${address}${status ? ` (${status})` : ""}`,
      })),
    )
  },
})
