import type { ReactNode } from "react"
import type { BitRow, BitSegment } from "../../content/contracts/bit-rows"
import type { BitField, BitLayout } from "../../content/contracts/contract-schema"
import { unitRange } from "../../content/contracts/unit-range"
import { Table } from "../table"
import * as styles from "./bit-map.module.css"

/**
 * Fields of a packed word, as a drawing and as a table. The drawing is to scale as far as names
 * fit, and scrolls inside its box.
 */
export function BitMap({ layout, rows }: { layout: BitLayout; rows: readonly BitRow[] }) {
  const { name, unit, size, underlying, fields, repeat, aliases = [] } = layout
  return (
    <figure className={styles.bitMap}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={styles.drawing} tabIndex={0} aria-label={`Drawing of ${name}`}>
        <div aria-hidden="true">
          {rows.map(row => (
            <div key={row.offset} className={styles.row}>
              {row.label && <span className={styles.label}>{row.label}</span>}
              <div className={styles.cells}>
                {row.segments.map(segment => (
                  <Cell key={segment.offset} segment={segment} unit={unit} />
                ))}
              </div>
            </div>
          ))}
        </div>
      </section>
      <Fields
        caption={
          <>
            {name}: {size} {unit} in <code>{underlying}</code>
          </>
        }
        unit={unit}
        fields={fields}
      />
      {repeat && (
        <Fields
          caption={`Each ${repeat.label} n, 0 to ${repeat.count - 1}: ${repeat.stride} ${unit} from ${unit.slice(0, -1)} ${repeat.offset} + ${repeat.stride} n`}
          unit={unit}
          fields={repeat.fields}
        />
      )}
      {aliases.length > 0 && (
        <p>
          {aliases.map((alias, index) => (
            <span key={alias.name}>
              {index > 0 && "; "}
              <code>{alias.name}</code> names {unitRange(unit, alias.offset, alias.width)} together
            </span>
          ))}
          .
        </p>
      )}
    </figure>
  )
}

interface FieldsProps {
  caption: ReactNode
  unit: BitLayout["unit"]
  fields: readonly BitField[]
}

function Fields({ caption, unit, fields }: FieldsProps) {
  return (
    <Table
      className={styles.fields}
      caption={caption}
      heads={["Field", unit === "bits" ? "Bits" : "Bytes", "Meaning"]}
    >
      {fields.map(field => (
        <tr key={field.name}>
          <th scope="row">
            <code>{field.name}</code>
          </th>
          <td>
            {range(field)} <span>({field.width})</span>
          </td>
          <td>
            {field.meaning}
            {field.signed && <span> (signed)</span>}
          </td>
        </tr>
      ))}
    </Table>
  )
}

function Cell({ segment, unit }: { segment: BitSegment; unit: BitLayout["unit"] }) {
  const { name, width } = segment
  return (
    <div className={name ? styles.cell : styles.gap} data-share={powersIn(width)}>
      <b>{name?.replace(/^.*\./, "") ?? "unused"}</b>
      <span>{range(segment, unit === "bits")}</span>
    </div>
  )
}

/**
 * Range of a field, such as "0–47" or "255". The drawing starts at the highest bit, so its ranges
 * are descending.
 */
function range({ offset, width }: BitSegment, descending = false): string {
  const last = offset + width - 1
  if (width === 1) return String(offset)
  return descending ? `${last}–${offset}` : `${offset}–${last}`
}

/**
 * Powers of two that add up to a number up to 511, such as `48` -> `16 32`; the style sheet adds
 * them.
 */
const powersIn = (width: number) =>
  [1, 2, 4, 8, 16, 32, 64, 128, 256].filter(power => width & power).join(" ")
