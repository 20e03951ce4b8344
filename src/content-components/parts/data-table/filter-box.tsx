import { useEffect, useId } from "react"
import { useHydrated } from "../use-hydrated"
import * as styles from "./data-table.module.css"

interface FilterBoxProps {
  label: string
  query: string
  onQuery(query: string): void
  /** What is shown, for example "3 of 10 addresses"; announced politely when it changes. */
  result: string
}

/** A search box over rows that are on the page already. Does nothing without script, so it is not shown then. */
export function FilterBox({ label, query, onQuery, result }: FilterBoxProps) {
  const id = useId()
  const hydrated = useHydrated()

  // A link to a row that is hidden shows everything again.
  useEffect(() => {
    const reset = () => onQuery("")
    window.addEventListener("hashchange", reset)
    return () => window.removeEventListener("hashchange", reset)
  }, [onQuery])

  return (
    <div className={`needs-script ${styles.filter}`}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        value={query}
        disabled={!hydrated}
        onChange={event => onQuery(event.target.value)}
      />
      <output htmlFor={id}>{result}</output>
    </div>
  )
}
