import { type KeyboardEvent, useEffect, useId, useRef } from "react"
import { flushSync } from "react-dom"
import * as styles from "./filter-box.module.css"

interface FilterBoxProps {
  label: string
  query: string
  onQuery(query: string): void
  /** Number of results, such as "3 of 10 addresses"; announced politely when it changes. */
  result: string
  /** Goes to the first result. */
  onEnter?(): void
}

/** Filters content that is already on the page. It is hidden without script, which it needs. */
export function FilterBox({ label, query, onQuery, result, onEnter }: FilterBoxProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  // What was typed before the script was there counts, too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const typed = field.current?.value
    if (typed) onQuery(typed)
  }, [])

  // A link to something hidden shows everything again; see reveal.ts.
  useEffect(() => {
    const reset = () => flushSync(() => onQuery(""))
    window.addEventListener("beforematch", reset)
    return () => window.removeEventListener("beforematch", reset)
  }, [onQuery])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !onEnter) return
    // Enter would also press the element that gets focus.
    event.preventDefault()
    onEnter()
  }

  return (
    <div className={`needs-script ${styles.filter}`}>
      <label htmlFor={id}>{label}</label>
      <input
        ref={field}
        id={id}
        type="search"
        autoComplete="off"
        value={query}
        onKeyDown={onKeyDown}
        onChange={event => onQuery(event.target.value)}
      />
      <output htmlFor={id}>{result}</output>
    </div>
  )
}
