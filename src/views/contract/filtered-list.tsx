import { type KeyboardEvent, type ReactElement, useEffect, useId, useState } from "react"
import * as styles from "./contract.module.css"

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
  const id = useId()
  const wanted = query.trim().toLowerCase()
  const shown = keywords.map(words => words.toLowerCase().includes(wanted))
  const count = shown.filter(Boolean).length

  // A link to a hidden item shows everything again.
  useEffect(() => {
    const reset = () => setQuery("")
    window.addEventListener("hashchange", reset)
    return () => window.removeEventListener("hashchange", reset)
  }, [])

  const jump = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return
    event.preventDefault()
    const first = anchors[shown.indexOf(true)]
    if (first) document.getElementById(first)?.querySelector("a")?.focus()
  }

  return (
    <>
      <div className={styles.filter}>
        <label htmlFor={id}>Filter {noun} by name or selector</label>
        <input
          id={id}
          type="search"
          value={query}
          onKeyDown={jump}
          onChange={event => setQuery(event.target.value)}
        />
        <output htmlFor={id}>
          {wanted ? `${count} of ${keywords.length} ${noun}` : `${keywords.length} ${noun}`}
        </output>
      </div>
      {children.map((child, index) => (
        <div key={child.key} hidden={!shown[index]}>
          {child}
        </div>
      ))}
    </>
  )
}
