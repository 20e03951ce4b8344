import { type KeyboardEvent, type RefObject, useEffect, useId, useState } from "react"
import { limits } from "../../site.config"
import { Icon } from "../icon"
import { gridId, listId, optionId } from "./hit-groups"
import { settings } from "./settings"

interface SearchBoxProps {
  input: RefObject<HTMLInputElement>
  query: string
  isSearching: boolean
  /** Kind of content below the box, and the number of its lists. */
  shows: "found" | "stored" | undefined
  lists: number
  active: number | undefined
  onQuery(query: string): void
  onKeyDown(event: KeyboardEvent): void
  onClose(): void
}

/** Combobox of the dialog: it keeps focus and refers to the lists below and to the selected hit. */
export function SearchBox(props: SearchBoxProps) {
  const { input, query, shows, lists, active, onQuery, onKeyDown, onClose } = props
  const id = useId()
  const isStalled = useStalled(props.isSearching)
  const empty = () => {
    onQuery("")
    input.current?.focus()
  }
  return (
    <div className="modal-bar">
      <label htmlFor={id}>
        {isStalled ? <span className="modal-busy" /> : <Icon name="search" />}
        <span className="sr-only">Search</span>
      </label>
      <input
        ref={input}
        id={id}
        type="search"
        role="combobox"
        placeholder="Search docs"
        maxLength={limits.searchInputLength}
        value={query}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        aria-autocomplete="list"
        aria-haspopup={shows === "stored" ? "grid" : "listbox"}
        aria-expanded={shows !== undefined}
        aria-controls={shows && controlled(shows, lists)}
        aria-activedescendant={active === undefined ? undefined : optionId(active)}
        onChange={event => onQuery(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {query && (
        <button type="button" className="modal-clear" aria-label="Clear the query" onClick={empty}>
          <Icon name="close" />
        </button>
      )}
      <button type="button" className="modal-cancel" onClick={onClose}>
        Cancel
      </button>
    </div>
  )
}

const controlled = (shows: "found" | "stored", lists: number) =>
  shows === "stored" ? gridId : Array.from({ length: lists }, (_, list) => listId(list)).join(" ")

/** Returns true if a search takes so long that a progress indicator should be shown. */
function useStalled(isSearching: boolean): boolean {
  const [isStalled, setStalled] = useState(false)
  useEffect(() => {
    if (!isSearching) return
    const timer = setTimeout(() => setStalled(true), settings.stalledAfter)
    return () => {
      clearTimeout(timer)
      setStalled(false)
    }
  }, [isSearching])
  return isStalled
}
