import type { Subgraph } from "./subgraph-file"

/** Id of a type on the schema page: `panopticpoolaccount`. */
export const typeAnchor = (type: string) => type.toLowerCase()

/** Id of a field: `panopticpoolaccount.commissions0`. */
export const fieldAnchor = (type: string, field: string) => `${typeAnchor(type)}.${field}`

/** Types of the arguments that a list of the entity takes; what is built in can only be asked for singly. */
export const listTypes = ({ name, kind }: Pick<Subgraph["entities"][number], "name" | "kind">) =>
  kind === "built-in" ? [] : [`${name}_filter`, `${name}_orderBy`]

/** Fields that an event has from the interface `Event`. */
export const inheritedFields = (
  entities: Subgraph["entities"],
  { kind }: Pick<Subgraph["entities"][number], "kind">,
) => (kind === "event" ? (entities.find(({ name }) => name === "Event")?.fields ?? []) : [])

/** Every id of the schema page that links may name. */
export function subgraphAnchors({ entities, enums, scalars, inputs }: Subgraph): string[] {
  const ofEntities = entities.flatMap(entity => [
    typeAnchor(entity.name),
    ...listTypes(entity).map(typeAnchor),
    ...[...entity.fields, ...inheritedFields(entities, entity)].map(({ name }) =>
      fieldAnchor(entity.name, name),
    ),
  ])
  return [
    "endpoints",
    ...ofEntities,
    ...[...enums, ...scalars, ...inputs].map(({ name }) => typeAnchor(name)),
  ]
}
