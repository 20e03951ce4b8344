/** A range of a text and its replacement. */
export interface Edit {
  start: number
  end: number
  text: string
}

/** Applies edits from the end, so that offsets stay valid. Drops edits inside other edits. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const outer = edits.filter(
    edit =>
      !edits.some(
        other =>
          other !== edit &&
          other.start <= edit.start &&
          other.end >= edit.end &&
          other.end - other.start > edit.end - edit.start,
      ),
  )
  return outer
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (result, { start, end, text: instead }) =>
        result.slice(0, start) + instead + result.slice(end),
      text,
    )
}
