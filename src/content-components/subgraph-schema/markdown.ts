import { markdownTable as table } from "../parts/markdown-table"
import type { Subgraph } from "./subgraph-file"

/**
 * The schema in Markdown: a heading and a table for the endpoints, each entity, and each list of
 * other types.
 */
export function subgraphMarkdown(subgraph: Subgraph): string {
  const { endpoints, entities, enums, scalars, filters, inputs } = subgraph
  const noted = (items: readonly { name: string; note: string }[]) =>
    items.map(({ name, note }) => [`\`${name}\``, note])
  const section = (title: string, ...parts: string[]) => [`## ${title}`, ...parts].join("\n\n")
  return [
    section(
      "Endpoints",
      table(
        ["Network", "Address"],
        endpoints.map(({ network, url }) => [network, url]),
      ),
    ),
    ...entities.map(({ name, kind, about, fields }) =>
      section(
        `${name} (${kind})`,
        about,
        table(
          ["Field", "Type", "Meaning"],
          fields.map(field => [
            `\`${field.name}\``,
            `\`${field.type}\``,
            field.deprecated ? `Deprecated. ${field.note}` : field.note,
          ]),
        ),
      ),
    ),
    ...enums.map(({ name, about, values }) =>
      section(`${name} (enum)`, about, table(["Value", "Meaning"], noted(values))),
    ),
    section("Scalars", table(["Scalar", "Meaning"], noted(scalars))),
    section(
      "Filters and inputs",
      table(
        ["Suffix", "On", "Meaning"],
        filters.map(({ name, on, note }) => [`\`${name}\``, on, note]),
      ),
      table(
        ["Input", "Fields", "Meaning"],
        inputs.map(({ name, fields, note }) => [`\`${name}\``, fields, note]),
      ),
    ),
  ].join("\n\n")
}
