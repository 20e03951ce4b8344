import { type ComponentType, useState } from "react"
import { FilterBox } from "../../components/filter-box"
import { matches } from "../../components/filter-box/matches"
import type { FoldedContents } from "../../components/table-of-contents"
import type { DrawnContract } from "../../content/contracts/drawn-contract"
import type { Heading } from "../../content/schema/body"
import * as styles from "./navigator.module.css"

/**
 * Functions, events and the like are third-level headings; constants, which are table rows, are one
 * level below.
 */
const contentsLevels = { minDepth: 2, maxDepth: 4 }
const itemDepth = 3

interface NavigatorProps {
  /** Component next to the text or folded above it. */
  as: ComponentType<Parameters<typeof FoldedContents>[0]>
  headings: readonly Heading[]
  reference: Pick<DrawnContract, "functions" | "errors">
}

/** The contents of a contract page with a box that filters by name or selector. */
export function Navigator({ as: Contents, headings, reference }: NavigatorProps) {
  const [query, setQuery] = useState("")
  const wanted = query.trim()
  const { functions = [], errors = [] } = reference
  const wordsOf = ({ id, text }: Heading) =>
    `${text} ${[...functions, ...errors].find(({ anchor }) => anchor === id)?.selector ?? ""}`
  const shown = headings.filter(heading =>
    wanted
      ? heading.depth >= itemDepth && matches(wordsOf(heading), wanted)
      : heading.depth <= itemDepth,
  )
  return (
    <Contents
      headings={shown}
      levels={contentsLevels}
      follows={styles.follows}
      top={
        <FilterBox
          label="Filter by name or selector"
          query={query}
          onQuery={setQuery}
          result={wanted && `${shown.length} found`}
          onEnter={followFirst}
        />
      }
    />
  )
}

/** Follows the first link of the filtered list. */
function followFirst() {
  const list = document.activeElement?.closest("nav, details")
  list?.querySelector<HTMLElement>("li a")?.click()
}
