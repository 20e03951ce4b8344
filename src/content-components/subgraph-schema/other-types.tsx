import { DataTable } from "../parts/data-table"
import { fieldAnchor, filterAnchor, typeAnchor } from "./anchors"
import type { Subgraph } from "./subgraph-file"
import * as styles from "./subgraph-schema.module.css"

/** Enums, scalars, filters, and inputs: the types that the subgraph does not store. */
export function OtherTypes({
  subgraph: { enums, scalars, filters, inputs },
}: {
  subgraph: Subgraph
}) {
  return (
    <>
      <h3 id="enums">Enums</h3>
      {enums.map(({ name, about, values }) => (
        <section key={name}>
          <h4 id={typeAnchor(name)} className={styles.name}>
            {name}
          </h4>
          <p>{about}</p>
          <DataTable
            caption={`Values of ${name}`}
            columns={[{ label: "Value" }, { label: "Meaning" }]}
            rows={values.map(value => ({
              id: fieldAnchor(name, value.name),
              cells: [<code key="name">{value.name}</code>, value.note],
            }))}
          />
        </section>
      ))}
      <h3 id="scalars">Scalars</h3>
      <DataTable
        caption="Scalar types"
        columns={[{ label: "Type" }, { label: "Meaning" }]}
        rows={scalars.map(({ name, note }) => ({
          id: typeAnchor(name),
          cells: [<code key="name">{name}</code>, note],
        }))}
      />
      <h3 id="inputs">Filters and inputs</h3>
      <DataTable
        caption="Suffixes of filter fields"
        columns={[{ label: "Suffix" }, { label: "On" }, { label: "Matches" }]}
        rows={filters.map(({ name, on, note }) => ({
          id: filterAnchor(name),
          cells: [<code key="name">{name}</code>, on, note],
        }))}
      />
      <DataTable
        caption="Input types"
        columns={[{ label: "Type" }, { label: "Fields" }, { label: "Meaning" }]}
        rows={inputs.map(({ name, fields, note }) => ({
          id: typeAnchor(name),
          cells: [<code key="name">{name}</code>, <code key="fields">{fields}</code>, note],
        }))}
      />
    </>
  )
}
