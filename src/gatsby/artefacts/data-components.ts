import type { ComponentData } from "../../search/records/data-sections"

/** Puts what the build fills a component with in the place of its tag, as Markdown tables. */
export function withComponentData(markdown: string, data: ComponentData): string {
  return markdown.replace(/^<(\w+) \/>$/gm, (tag, name: string) =>
    Object.hasOwn(drawn, name) ? (drawn[name]?.(data) ?? tag) : tag,
  )
}

const drawn: Record<string, (data: ComponentData) => string> = {
  TermList: ({ terms }) =>
    terms.map(({ title, definition }) => `- **${title}**: ${definition}`).join("\n"),
  Deployments: ({ deployments }) =>
    table(
      ["Contract", "Version", "Address"],
      (deployments?.versions ?? []).flatMap(version =>
        version.contracts.map(({ name, role, address }) => [
          role ? `${name} (${role})` : name,
          `${version.name} (Uniswap ${version.uniswap})`,
          `\`${address}\``,
        ]),
      ),
    ),
  SubgraphSchema: ({ subgraph }) => {
    if (!subgraph) return ""
    const { endpoints, entities, enums, scalars, filters, inputs } = subgraph
    const noted = (items: readonly { name: string; note: string }[]) =>
      items.map(({ name, note }) => [`\`${name}\``, note])
    const section = (level: number, title: string, ...parts: string[]) =>
      [`${"#".repeat(level)} ${title}`, ...parts].join("\n\n")
    return [
      section(
        2,
        "Endpoints",
        table(
          ["Network", "Address"],
          endpoints.map(({ network, url }) => [network, url]),
        ),
      ),
      ...entities.map(({ name, kind, about, fields }) =>
        section(
          2,
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
        section(2, `${name} (enum)`, about, table(["Value", "Meaning"], noted(values))),
      ),
      section(2, "Scalars", table(["Scalar", "Meaning"], noted(scalars))),
      section(
        2,
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
  },
}

function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map(cell => cell.replaceAll("|", "\\|")).join(" | ")} |`
  return [line(header), line(header.map(() => "---")), ...rows.map(line)].join("\n")
}
