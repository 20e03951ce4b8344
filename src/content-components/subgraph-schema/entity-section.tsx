import { DataTable } from "../parts/data-table"
import { fieldAnchor, inheritedFields, listTypes, typeAnchor } from "./anchors"
import type { Subgraph } from "./subgraph-file"
import * as styles from "./subgraph-schema.module.css"

type Entity = Subgraph["entities"][number]

interface EntitySectionProps {
  entity: Entity
  entities: readonly Entity[]
  /** Names of the fields to show; undefined hides the section. */
  shown: ReadonlySet<string> | undefined
}

const columns = [
  { label: "Field", sortable: true },
  { label: "Type", sortable: true },
  { label: "Meaning" },
]

/** One entity: its description, its fields, and the argument types of lists of it. */
export function EntitySection({ entity, entities, shown }: EntitySectionProps) {
  const { name, about, fields } = entity
  const inherited = inheritedFields([...entities], entity)
  const lists = listTypes(entity)
  return (
    <section hidden={!shown}>
      <h4 id={typeAnchor(name)} className={styles.name}>
        {name}
      </h4>
      <p>{about}</p>
      <DataTable
        caption={`Fields of ${name}`}
        columns={columns}
        rows={fields.map(field => ({
          id: fieldAnchor(name, field.name),
          hidden: shown && !shown.has(field.name),
          cells: [
            <code key="name">{field.name}</code>,
            <TypeLink key="type" type={field.type} />,
            field.deprecated ? (
              <>
                <strong>Deprecated.</strong> {field.note}
              </>
            ) : (
              field.note
            ),
          ],
          order: [field.name, field.type.replace("[", "")],
        }))}
        footer={
          inherited.length > 0 && (
            <span className={styles.members}>
              Fields of every event:
              {inherited.map(field => (
                <a
                  key={field.name}
                  id={fieldAnchor(name, field.name)}
                  href={`#${fieldAnchor("Event", field.name)}`}
                >
                  <code>{field.name}</code>
                </a>
              ))}
            </span>
          )
        }
      />
      {lists.length > 0 && (
        <p className={styles.lists}>
          Arguments of a list:{" "}
          {lists.map(type => (
            <code key={type} id={typeAnchor(type)}>
              {type}
            </code>
          ))}
        </p>
      )}
    </section>
  )
}

/** A GraphQL type as written, its name linked to its description on this page. */
function TypeLink({ type }: { type: string }) {
  const [before = "", name = type, after = ""] = type.split(/(\w+)/)
  return (
    <code>
      {before}
      <a href={`#${typeAnchor(name)}`}>{name}</a>
      {after}
    </code>
  )
}
