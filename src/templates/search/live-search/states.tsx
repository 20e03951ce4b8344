import { missingResultsUrl } from "../../../search/client/missing-results-url"
import { search as settings } from "../../../site.config"
import type { Search } from "./use-search"

/** Suggestions for a reader without results, which the status line above reports. */
export function NoResults({ search: { inquiry, answered, ask } }: { search: Search }) {
  const query = answered?.query ?? inquiry.query
  const isFiltered = inquiry.section ?? inquiry.version
  return (
    <div className="search-state">
      {isFiltered && (
        <p>
          <button type="button" className="button quiet" onClick={() => ask({ query })}>
            Search everything
          </button>
        </p>
      )}
      <Suggestions />
      <p>
        Believe this query should return results?{" "}
        <a className="link" href={missingResultsUrl({ query })}>
          Let us know.
        </a>
      </p>
    </div>
  )
}

/** State before the first search. */
export function Beginning() {
  return (
    <div className="search-state">
      <Suggestions />
    </div>
  )
}

function Suggestions() {
  return (
    <>
      <p>Try searching for</p>
      <ul className="search-suggestions">
        {settings.suggestions.map(suggestion => (
          <li key={suggestion}>
            <a href={`?q=${encodeURIComponent(suggestion)}`}>{suggestion}</a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** State in which neither index responds. Further typing also retries. */
export function FailedSearch({ onRetry }: { onRetry(): void }) {
  return (
    <div className="search-state" role="alert">
      <p className="search-state-title">Unable to fetch results</p>
      <p>You might want to check your network connection.</p>
      <button type="button" className="button quiet" onClick={onRetry}>
        Try again
      </button>
    </div>
  )
}
