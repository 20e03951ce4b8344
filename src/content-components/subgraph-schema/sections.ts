import type { PageSection } from "../../content/schema/body"
import { typeAnchor } from "./anchors"
import type { Subgraph } from "./subgraph-file"

/**
 * Search sections of the schema: one for the endpoints, each entity, and each list of other types.
 */
export function subgraphSections(subgraph: Subgraph): PageSection[] {
  const { endpoints, entities, enums, scalars, filters, inputs } = subgraph
  const noted = (items: readonly { name: string; note: string }[]) =>
    items.map(({ name, note }) => `${name}: ${note}`).join(" ")
  return [
    {
      anchor: "endpoints",
      trail: ["Endpoints"],
      text: endpoints.map(({ network, url }) => `${network}: ${url}`).join(" "),
    },
    ...entities.map(({ name, family, about, fields }) => ({
      anchor: typeAnchor(name),
      trail: [family, name],
      text: [about, ...fields.map(field => `${field.name} (${field.type}): ${field.note}`)].join(
        " ",
      ),
    })),
    ...enums.map(({ name, about, values }) => ({
      anchor: typeAnchor(name),
      trail: ["Enums", name],
      text: `${about} ${noted(values)}`,
    })),
    { anchor: "scalars", trail: ["Scalars"], text: noted(scalars) },
    {
      anchor: "inputs",
      trail: ["Filters and inputs"],
      text: `${filters.map(({ name, on, note }) => `${name} (${on}): ${note}`).join(" ")} ${inputs
        .map(({ name, fields, note }) => `${name} ${fields}: ${note}`)
        .join(" ")}`,
    },
  ]
}
