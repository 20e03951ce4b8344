/** A stretch of a text and what to write instead. */
export interface Edit {
  start: number
  end: number
  text: string
}

/** Applies edits from the end, so that offsets stay true; an edit within another one gives way to it. */
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
