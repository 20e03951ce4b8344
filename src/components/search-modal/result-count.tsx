import { useEffect, useState } from "react"
import type { ModalState } from "./modal-parts"

/** Milliseconds without a change before a count is said, so that typing is not talked over. */
const QUIET = 400

interface ResultCountProps {
  state: ModalState
  failed: boolean
}

/** Tells screen readers how many results there are. */
export function ResultCount({ state, failed }: ResultCountProps) {
  const text = failed ? "Unable to fetch results" : state.query ? countText(state) : ""
  const [said, setSaid] = useState("")
  useEffect(() => {
    if (state.status === "loading" || state.status === "stalled") return
    const timer = setTimeout(() => setSaid(text), QUIET)
    return () => clearTimeout(timer)
  }, [text, state.status])
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  )
}

function countText({ query, collections, context }: ModalState): string {
  const count = collections.some(({ items }) => items.length > 0) ? Number(context.nbHits) : 0
  return count === 0
    ? `No results for ${query}`
    : `${count} result${count === 1 ? "" : "s"} for ${query}`
}
