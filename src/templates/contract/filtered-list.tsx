import { type ReactElement, useState } from "react"
import { FilterBox } from "../../components/filter-box"
import { matches } from "../../components/filter-box/matches"

interface FilteredListProps {
  /** What is listed, in the plural: "functions". */
  noun: string
  /** For each child, the words it is found by. */
  keywords: readonly string[]
  /** For each child, the anchor that Enter jumps to. */
  anchors: readonly string[]
  children: readonly ReactElement[]
}

/**
 * A list with a box that hides what does not match. Children are hidden in place, so that they are rendered
 * once; without script the box does not show and the list is complete.
 */
export function FilteredList({ noun, keywords, anchors, children }: FilteredListProps) {
  const [query, setQuery] = useState("")
  const shown = keywords.map(words => matches(words, query))
  const count = shown.filter(Boolean).length

  const jump = () => {
    const first = anchors[shown.indexOf(true)]
    if (first) document.getElementById(first)?.querySelector("a")?.focus()
  }

  return (
    <>
      <FilterBox
        label={`Filter ${noun} by name or selector`}
        query={query}
        onQuery={setQuery}
        result={
          query.trim() ? `${count} of ${keywords.length} ${noun}` : `${keywords.length} ${noun}`
        }
        onEnter={jump}
      />
      {children.map((child, index) => (
        <div key={child.key} hidden={!shown[index]}>
          {child}
        </div>
      ))}
    </>
  )
}
