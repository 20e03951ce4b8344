/** `from` no longer holds a page; readers go on to `to`. Both are routes of this site; `to` may hold an anchor. */
export interface Redirect {
  from: string
  to: string
}

/** A redirect and where an author can change it. */
export interface SourcedRedirect extends Redirect {
  file: string
  line?: number
}
