/**
 * A redirect from a former page `from` to `to`. Both are routes of this site; `to` may have an
 * anchor.
 */
export interface Redirect {
  from: string
  to: string
}

/** A redirect with its file and line, for problems. */
export interface SourcedRedirect extends Redirect {
  file: string
  line?: number
}
