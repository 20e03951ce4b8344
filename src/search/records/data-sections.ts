import type { Body, PageSection } from "../../content/schema/body"
import type { Deployments } from "../../content/schema/deployments"
import type { Entry } from "../../content/schema/entry"
import type { Subgraph } from "../../content/schema/subgraph"
import { usesComponent } from "../../content/tree/body-components"
import { glossaryOn, type Term } from "../../content/tree/glossary"
import type { SiteContent } from "../../content/tree/site-content"
import { typeAnchor } from "../../content/tree/subgraph-anchors"

/** Texts that components draw from data; the page's own text does not hold them. */
export interface ComponentData {
  deployments?: Deployments
  subgraph?: Subgraph
  terms: readonly Term[]
}

/** The data that components show on a page; which terms they are depends on the page's version of the docs. */
export function dataOn(
  page: Entry,
  content: SiteContent,
  data: Omit<ComponentData, "terms">,
): ComponentData {
  return {
    ...data,
    // Only the glossary asks for them.
    get terms() {
      const docs = content.docs.flatMap(version => version.docs.map(({ entry }) => entry))
      return glossaryOn(page, docs)
    },
  }
}

/** Sections of a page that its data components add to its text, in the order that pages show them. */
export function dataSections(body: Body, data: ComponentData): PageSection[] {
  return Object.entries(drawn).flatMap(([component, sections]) =>
    usesComponent(body, component) ? sections(data) : [],
  )
}

const drawn: Record<string, (data: ComponentData) => PageSection[]> = {
  TermList: ({ terms }) => [
    {
      anchor: null,
      trail: [],
      text: terms.map(({ title, definition }) => `${title}: ${definition}`).join(" "),
    },
  ],
  Deployments: ({ deployments }) =>
    (deployments?.versions ?? []).flatMap(version =>
      version.contracts.map(({ name, address, role }) => ({
        anchor: `${version.name}-${name}`.toLowerCase(),
        trail: [`${name} ${version.name}`],
        text: `Address of ${name} ${version.name} (Uniswap ${version.uniswap}${role ? `, ${role}` : ""}) on ${list(
          deployments?.networks.map(network => network.name) ?? [],
        )}: ${address}`,
      })),
    ),
  SubgraphSchema: ({ subgraph }) => (subgraph ? subgraphSections(subgraph) : []),
}

function subgraphSections(subgraph: Subgraph): PageSection[] {
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

const list = (names: readonly string[]) => names.join(", ")
