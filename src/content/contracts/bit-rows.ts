import type { BitField, BitLayout } from "./contract-schema"

/** A field or a gap in a row; offsets count units (bits or bytes) from the lowest. */
export interface BitSegment {
  /** Undefined for units that no field uses. */
  name?: string
  offset: number
  width: number
}

export interface BitRow {
  label?: string
  offset: number
  width: number
  /**
   * Segments from the highest offset to the lowest for bits, and from the lowest to the highest for
   * bytes.
   */
  segments: BitSegment[]
}

/**
 * Rows of a bit map; a layout without rows is one row, and units without a field become gaps. Bytes
 * are listed from the first to the last, bits from the highest to the lowest.
 */
export function bitRows(layout: BitLayout): BitRow[] {
  const segments = withGaps(layout)
  const rows = layout.rows ?? [{ offset: 0, width: layout.size }]
  return rows.map(row => {
    const end = row.offset + row.width
    const inside = segments.filter(({ offset }) => offset >= row.offset && offset < end)
    return { ...row, segments: layout.unit === "bits" ? inside.reverse() : inside }
  })
}

/** Fields with absolute offsets, repeated ones written out: `leg0.strike`, `leg1.strike`. */
export function allFields({ fields, repeat }: Pick<BitLayout, "fields" | "repeat">): BitField[] {
  const copies = Array.from({ length: repeat?.count ?? 0 }, (_, index) =>
    (repeat?.fields ?? []).map(field => ({
      ...field,
      name: `${repeat?.label}${index}.${field.name}`,
      offset: (repeat?.offset ?? 0) + index * (repeat?.stride ?? 0) + field.offset,
    })),
  )
  return [...fields, ...copies.flat()]
}

/** Fields in ascending order, with a nameless segment for each range of unused units. */
export function withGaps(layout: Pick<BitLayout, "fields" | "repeat" | "size">): BitSegment[] {
  const { size } = layout
  const segments: BitSegment[] = []
  let next = 0
  for (const { name, offset, width } of allFields(layout).sort((a, b) => a.offset - b.offset)) {
    if (offset > next) segments.push({ offset: next, width: offset - next })
    segments.push({ name, offset, width })
    next = offset + width
  }
  if (next < size) segments.push({ offset: next, width: size - next })
  return segments
}
