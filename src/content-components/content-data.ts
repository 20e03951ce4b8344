/** A glossary term: what the build hands to `<TermList />`. */
export interface Term {
  title: string
  path: string
  definition: string
}
