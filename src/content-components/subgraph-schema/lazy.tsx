import { useDeferredValue, useState } from "react"
import { FilterBox } from "../../components/filter-box"
import { matches } from "../../components/filter-box/matches"
import type { PropsOf } from "../props-of"
import { typeAnchor } from "./anchors"
import type { component } from "./component"
import { Endpoints } from "./endpoints"
import { EntitySection } from "./entity-section"
import { OtherTypes } from "./other-types"
import type { Subgraph } from "./subgraph-file"
import * as styles from "./subgraph-schema.module.css"

const none: Subgraph = {
  endpoints: [],
  entities: [],
  enums: [],
  scalars: [],
  filters: [],
  inputs: [],
}

/**
 * The schema of the subgraph: endpoints, a section for each entity, then enums, scalars, and
 * filters. Authors write no props; the build fills in `content/data/subgraph.yaml`.
 */
export function SubgraphSchema({ subgraph = none }: PropsOf<typeof component>) {
  const [query, setQuery] = useState("")
  const deferred = useDeferredValue(query)
  // An empty query applies without delay, so that the target of a link is visible at once.
  const wanted = query && deferred
  const { entities } = subgraph
  const found = entities.map(entity => matchingFields(entity, wanted))
  const allFields = entities.reduce((sum, { fields }) => sum + fields.length, 0)
  const shownFields = found.reduce((sum, fields) => sum + (fields?.size ?? 0), 0)
  const families = [...new Set(entities.map(({ family }) => family))]
  return (
    <>
      <Endpoints endpoints={subgraph.endpoints} />
      <FilterBox
        label="Filter entities and fields"
        query={query}
        onQuery={setQuery}
        result={
          shownFields < allFields ? `${shownFields} of ${allFields} fields` : `${allFields} fields`
        }
      />
      {families.map(family => {
        const members = entities.flatMap((entity, index) =>
          entity.family === family ? [{ entity, fields: found[index] }] : [],
        )
        return (
          <section key={family} hidden={members.every(({ fields }) => !fields)}>
            <h3>{family}</h3>
            <p className={styles.members}>
              {members.map(({ entity: { name } }) => (
                <a key={name} href={`#${typeAnchor(name)}`}>
                  {name}
                </a>
              ))}
            </p>
            {members.map(({ entity, fields }) => (
              <EntitySection key={entity.name} entity={entity} entities={entities} shown={fields} />
            ))}
          </section>
        )
      })}
      <OtherTypes subgraph={subgraph} />
    </>
  )
}

/**
 * Names of the fields to show: all of them if the entity itself matches, undefined if nothing does.
 */
function matchingFields(
  { name, about, fields }: Subgraph["entities"][number],
  query: string,
): ReadonlySet<string> | undefined {
  const whole = matches(`${name} ${about}`, query)
  const shown = fields.filter(
    field => whole || matches(`${name}.${field.name} ${field.type} ${field.note}`, query),
  )
  return shown.length > 0 ? new Set(shown.map(field => field.name)) : undefined
}
