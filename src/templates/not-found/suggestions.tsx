import { useEffect, useState } from "react"
import { notFoundPath, searchPath } from "../../content/routes"
import type { IndexedPage } from "./near-pages"
import * as styles from "./not-found.module.css"

interface Found {
  /** The requested address, decoded for readers. */
  asked: string
  words: string
  near: readonly IndexedPage[]
}

/**
 * Suggests pages at similar addresses, or a search for the words of the address. The code for this
 * loads only on this page; without script nothing is shown, and with it the space is reserved.
 */
export function Suggestions() {
  const [found, setFound] = useState<Found>()
  useEffect(() => {
    const asked = location.pathname
    if (asked === notFoundPath || asked === `${notFoundPath}.html`) return
    let isGone = false
    import("./find-near-pages")
      .then(({ findNearPages }) => findNearPages(asked))
      .then(
        suggestions => {
          if (!isGone) setFound(suggestions)
        },
        () => {},
      )
    return () => {
      isGone = true
    }
  }, [])
  return (
    <div className={`needs-script ${styles.suggestions}`} role="status">
      {found && (
        <>
          <p>
            You asked for <code>{found.asked}</code>.{" "}
            {found.near.length > 0 ? "Did you mean:" : "No similar page found."}
          </p>
          <ul>
            {found.near.map(([path, title]) => (
              <li key={path}>
                <a href={path}>{title}</a> <small>{path}</small>
              </li>
            ))}
            {found.near.length === 0 && (
              <li>
                <a href={`${searchPath}?q=${encodeURIComponent(found.words)}`}>
                  Search for “{found.words}”
                </a>
              </li>
            )}
          </ul>
        </>
      )}
    </div>
  )
}
