import { missingResultsUrl } from "../../search/client/missing-results-url"
import { search as settings } from "../../site.config"
import { ModalIcon } from "./modal-icon"
import { settings as modal } from "./settings"

interface SuggestionsProps {
  suggestions: readonly string[]
  onSuggestion(query: string): void
}

function Suggestions({ suggestions, onSuggestion }: SuggestionsProps) {
  return (
    <ul className="modal-suggestions">
      {suggestions.map(suggestion => (
        <li key={suggestion}>
          {/* The trailing space marks a whole word. */}
          <button type="button" onClick={() => onSuggestion(`${suggestion} `)}>
            {suggestion}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Screen before the reader's first search. */
export function NoRecentSearches({ onSuggestion }: Pick<SuggestionsProps, "onSuggestion">) {
  return (
    <div className="modal-screen">
      <p className="modal-help">No recent searches</p>
      <p className="modal-help">Try</p>
      <Suggestions suggestions={modal.startingPoints} onSuggestion={onSuggestion} />
    </div>
  )
}

/** Screen for when neither index answers. The next keystroke tries again. */
export function Failure() {
  return (
    <div className="modal-screen">
      <ModalIcon name="offline" />
      <p className="modal-title">Unable to fetch results</p>
      <p className="modal-help">You might want to check your network connection.</p>
    </div>
  )
}

interface NoResultsProps {
  query: string
  onSuggestion(query: string): void
}

/** Suggestions for a reader who has found nothing. */
export function NoResults({ query, onSuggestion }: NoResultsProps) {
  return (
    <div className="modal-screen">
      <ModalIcon name="nothing" />
      <p className="modal-title">
        No results for "<strong>{query}</strong>"
      </p>
      <p className="modal-help">Try searching for:</p>
      <Suggestions suggestions={settings.suggestions} onSuggestion={onSuggestion} />
      <p className="modal-help">
        Believe this query should return results?{" "}
        <a href={missingResultsUrl({ query })} target="_blank" rel="noopener noreferrer">
          Let us know.
        </a>
      </p>
    </div>
  )
}
