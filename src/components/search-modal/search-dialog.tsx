import { type KeyboardEvent, useLayoutEffect, useRef } from "react"
import { searchPath } from "../../content/routes"
import type { SiteSearch } from "../../search/client/site-search"
import { FoundHits, optionId } from "./hit-groups"
import { ModalFooter } from "./modal-footer"
import { countText, ResultCount } from "./result-count"
import { Failure, NoRecentSearches, NoResults } from "./screens"
import { SearchBox } from "./search-box"
import { StoredList } from "./stored-list"
import { useModalSearch } from "./use-modal-search"

interface SearchDialogProps {
  client: SiteSearch
  initialQuery: string
  /** True if typing replaces the initial query. */
  isSelected: boolean
  onClose(): void
  /** Navigates to an address on the site. */
  onFollow(url: string): void
}

/** Contents of the dialog. The element around them handles clicks on links. */
export function SearchDialog(props: SearchDialogProps) {
  const { client, initialQuery, isSelected, onClose, onFollow } = props
  const state = useModalSearch(client, initialQuery)
  const { answered, hits, active } = state
  const input = useRef<HTMLInputElement>(null)
  const screen = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    input.current?.focus()
    if (isSelected) input.current?.select()
  }, [isSelected])

  const search = (text: string) => {
    state.search(text)
    screen.current?.scrollTo(0, 0)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, nativeEvent } = event
    const step = { ArrowDown: 1, ArrowUp: -1 }[key]
    if (nativeEvent.isComposing || active === undefined) return
    if (step) {
      event.preventDefault()
      const next = (active + step + hits.length) % hits.length
      state.setActive(next)
      document.getElementById(optionId(next))?.scrollIntoView({ block: "nearest" })
    }
    const hit = hits[active]
    if (key !== "Enter" || !hit) return
    state.remember(hit)
    if (event.ctrlKey || event.metaKey || event.shiftKey) window.open(hit.url, "_blank", "noopener")
    else onFollow(hit.url)
  }

  const found = answered?.found
  const isFallback = client.isHosted && found?.source === "embedded"
  return (
    <div className="modal-frame">
      <SearchBox
        input={input}
        query={state.query}
        isSearching={state.isSearching}
        shows={hits.length === 0 ? undefined : found ? "found" : "stored"}
        lists={found?.groups.length ?? 0}
        active={active}
        onQuery={search}
        onKeyDown={onKeyDown}
        onClose={onClose}
      />
      {/* Scrolling the list hides a phone's keyboard. */}
      <div ref={screen} className="modal-body" onTouchMove={() => input.current?.blur()}>
        <Screen
          state={state}
          onSuggestion={suggestion => {
            search(suggestion)
            input.current?.focus()
          }}
          onFocusLost={() => input.current?.focus()}
        />
      </div>
      <ModalFooter isHosted={client.isHosted} isFallback={isFallback} />
      <ResultCount text={statusOf(state)} />
    </div>
  )
}

interface ScreenProps {
  state: ReturnType<typeof useModalSearch>
  onSuggestion(query: string): void
  onFocusLost(): void
}

function Screen({ state, onSuggestion, onFocusLost }: ScreenProps) {
  const { answered, isFailed, stored, change } = state
  const choice = { active: state.active, setActive: state.setActive, onFollow: state.remember }
  if (isFailed) return <Failure />
  if (!answered) {
    if (stored.length === 0) return <NoRecentSearches onSuggestion={onSuggestion} />
    return <StoredList groups={stored} change={change} onFocusLost={onFocusLost} {...choice} />
  }
  const { question, found } = answered
  if (found.groups.length === 0) return <NoResults query={question} onSuggestion={onSuggestion} />
  return (
    <>
      <FoundHits groups={found.groups} {...choice} />
      <p className="modal-all">
        <a href={`${searchPath}?q=${encodeURIComponent(question)}`}>
          See all {found.total} results
        </a>
      </p>
    </>
  )
}

/** Announcement for screen readers; undefined while a search is in progress. */
function statusOf({ answered, isFailed, isSearching }: ReturnType<typeof useModalSearch>) {
  if (isSearching) return undefined
  if (isFailed) return "Unable to fetch results"
  if (!answered) return ""
  const { groups, total } = answered.found
  return countText(answered.question, groups.length > 0 ? total : 0)
}
