import { useEffect, useState } from "react"

/** Milliseconds without a change before a count is said, so that typing is not talked over. */
const QUIET = 400

interface ResultCountProps {
  /** Undefined while an answer is on its way. */
  text: string | undefined
}

/** Tells screen readers how many results there are. */
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
