import { useEffect, useState } from "react"

/** Milliseconds without a change before a count is announced, so that typing is not interrupted. */
const QUIET = 400

interface ResultCountProps {
  /** Undefined while a search is in progress. */
  text: string | undefined
}

/** Announces the number of results to screen readers. */
export function ResultCount({ text }: ResultCountProps) {
  const [said, setSaid] = useState("")
  useEffect(() => {
    if (text === undefined) return
    const timer = setTimeout(() => setSaid(text), QUIET)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  )
}

export const countText = (query: string, count: number): string =>
  count === 0 ? `No results for ${query}` : `${count} result${count === 1 ? "" : "s"} for ${query}`
