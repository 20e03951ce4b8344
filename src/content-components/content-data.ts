import { createContext } from "react"

/** A glossary term as the renderer hands it to content components. */
export interface Term {
  title: string
  path: string
  definition: string
}

/** Data that components need beyond what their authors write. */
export interface ContentData {
  /** All published terms, ordered by title. */
  terms: Term[]
}

/** Filled by the template that draws a page's body. */
export const ContentDataContext = createContext<ContentData>({ terms: [] })
