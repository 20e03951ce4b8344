import { useEffect, useState } from "react"
import { notFoundPath, searchPath } from "../../content/routes"
import type { IndexedPage } from "./near-pages"
import * as styles from "./not-found.module.css"

interface Found {
  /** The address that holds no page, as a reader would write it. */
  asked: string
  words: string
  near: readonly IndexedPage[]
}

/**
 * What the reader may have meant: pages at addresses like the one asked for, or a search for its words. What finds them
 * loads on this page alone. Without script nothing is shown, with it the room is kept.
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
            {found.near.length > 0 ? "Did you mean:" : "No address is like it."}
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
