import type { Subgraph } from "./subgraph-file"

/** Id of a type on the schema page: `panopticpoolaccount`. */
export const typeAnchor = (type: string) => type.toLowerCase()

/** Id of a field: `panopticpoolaccount.commissions0`. */
export const fieldAnchor = (type: string, field: string) => `${typeAnchor(type)}.${field}`

/** Argument types of lists of the entity. Built-in types have no list query. */
export const listTypes = ({ name, kind }: Pick<Subgraph["entities"][number], "name" | "kind">) =>
  kind === "built-in" ? [] : [`${name}_filter`, `${name}_orderBy`]

/** Fields that an event inherits from the interface `Event`. */
export const inheritedFields = (
  entities: Subgraph["entities"],
  { kind }: Pick<Subgraph["entities"][number], "kind">,
) => (kind === "event" ? (entities.find(({ name }) => name === "Event")?.fields ?? []) : [])

/** Id of the row of a network's endpoint. */
export const endpointAnchor = (network: string) =>
  `endpoint-${network.toLowerCase().replace(/\W+/g, "-")}`

/** Id of the row of a suffix of filter fields: `filter_gt`. */
export const filterAnchor = (suffix: string) => `filter${suffix.replace(/\W+/g, "")}`

/** All ids on the schema page. */
export function subgraphAnchors(subgraph: Subgraph): string[] {
  const { endpoints, entities, enums, scalars, filters, inputs } = subgraph
  const ofEntities = entities.flatMap(entity => [
    typeAnchor(entity.name),
    ...listTypes(entity).map(typeAnchor),
    ...[...entity.fields, ...inheritedFields(entities, entity)].map(({ name }) =>
      fieldAnchor(entity.name, name),
    ),
  ])
  return [
    "endpoints",
    ...endpoints.map(({ network }) => endpointAnchor(network)),
    ...ofEntities,
    ...["enums", "scalars", "inputs"],
    ...enums.flatMap(({ name, values }) => [
      typeAnchor(name),
      ...values.map(value => fieldAnchor(name, value.name)),
    ]),
    ...[...scalars, ...inputs].map(({ name }) => typeAnchor(name)),
    ...filters.map(({ name }) => filterAnchor(name)),
  ]
}
