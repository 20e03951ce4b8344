import { Table } from "../../components/table"
import { WordBreaks } from "../../components/word-breaks"
import type { ContractParameter } from "../../content/contracts/contract-schema"
import * as styles from "./contract.module.css"
import { Prose } from "./prose"

interface ParametersProps {
  /** Title of the list: "Parameters", "Returns". */
  title: string
  /** Name of the owner, for the table's caption. */
  of: string
  params?: readonly ContractParameter[]
}

/** Parameters, return values or fields with type and meaning; renders nothing if there are none. */
export function Parameters({ title, of, params = [] }: ParametersProps) {
  if (params.length === 0) return null
  return (
    <Table caption={`${title} of ${of}`} heads={[title, "Type", "Meaning"]}>
      {params.map(({ name, type, location, indexed, meaning }, index) => (
        <tr key={name ?? `${index}:${type}`}>
          <th scope="row">
            {name ? (
              <code>
                <WordBreaks text={name} />
              </code>
            ) : (
              <span className={styles.unnamed}>unnamed</span>
            )}
          </th>
          <td>
            <code>{location ? `${type} ${location}` : type}</code>
            {indexed && " indexed"}
          </td>
          <td>
            <Prose text={meaning} />
          </td>
        </tr>
      ))}
    </Table>
  )
}
