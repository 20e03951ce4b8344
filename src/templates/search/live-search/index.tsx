import { type RefObject, useEffect, useRef } from "react"
import { loadStyles } from "../../../browser/load-styles"
import { hitFollowed, useEmptySearch } from "../../../components/search-events"
import { inquiryOf } from "../../../search/client/address"
import { siteSearch } from "../../../search/client/site-search"
import { Filters } from "./filters"
import stylesheet from "./live-search.css?lazy"
import { Result } from "./result"
import { Beginning, FailedSearch, NoResults } from "./states"
import { type Search, useSearch } from "./use-search"

export const styled = loadStyles(stylesheet)

interface LiveSearchProps {
  /** The form of the page, which also works without this component. */
  form: RefObject<HTMLFormElement>
  visit: string
}

/** Results as the reader types: replaces the form's own search when scripts are available. */
export function LiveSearch({ form, visit }: LiveSearchProps) {
  const client = siteSearch()
  const search = useSearch(client, visit)
  useBox(form, visit, search)
  const list = useFocusOnMore(search)
  const { inquiry, answered, found, isFailed, isSearching } = search
  const asked = answered?.query ?? ""
  useEmptySearch("page", found?.total === 0 && !found.isPartial ? asked : undefined)
  const isFallback = client.isHosted && found?.source === "embedded"
  return (
    <>
      {/* Shown immediately, because filters that appear later would push the results down. */}
      {inquiry.query.trim() && (
        <Filters inquiry={inquiry} counts={found?.counts} onChange={search.ask} />
      )}
      <p role="status" className="search-status">
        {statusOf(search)}
      </p>
      {isFallback && <p className="search-note">Results from the index on this site</p>}
      {isFailed && <FailedSearch onRetry={search.retry} />}
      {!isFailed && found?.total === 0 && <NoResults search={search} />}
      {!found && !isFailed && !inquiry.query.trim() && <Beginning />}
      {found && found.hits.length > 0 && !isFailed && (
        <>
          {/* A new list for the whole index, so that the first results are not reordered. */}
          <ol
            key={String(found.isPartial)}
            ref={list}
            className="search-results"
            aria-busy={isSearching}
          >
            {found.hits.map((hit, number) => (
              <Result
                key={hit.url}
                hit={hit}
                onFollow={() => hitFollowed("page", asked, number, hit.url)}
              />
            ))}
          </ol>
          {found.hits.length < found.total && (
            <p className="search-more">
              {/* `disabled` would remove the focus. */}
              <button
                type="button"
                className="button quiet"
                aria-disabled={isSearching}
                onClick={search.more}
              >
                Show more results
              </button>
              {!found.isPartial && (
                <span>
                  {found.hits.length} of {found.total}
                </span>
              )}
            </p>
          )}
        </>
      )}
    </>
  )
}

function statusOf({ inquiry, answered, found, isFailed, isSearching }: Search): string {
  if (isFailed || !inquiry.query.trim()) return ""
  if (!found || !answered) return isSearching ? "Searching…" : ""
  if (found.isPartial)
    return `${found.total === 0 ? "No" : "First"} results for “${answered.query}” among titles and headings`
  if (found.total === 0) return `No results for “${answered.query}”`
  return `${found.total} result${found.total === 1 ? "" : "s"} for “${answered.query}”`
}

/**
 * Connects the search box, which belongs to the served form: it is read and written here, and never
 * re-rendered while a reader types.
 */
function useBox(form: RefObject<HTMLFormElement>, visit: string, search: Search): void {
  const latest = useRef(search)
  latest.current = search
  useEffect(() => {
    const box = boxOf(form)
    if (!form.current || !box) return
    const read = () => latest.current.ask({ ...latest.current.inquiry, query: box.value })
    const onSubmit = (event: Event) => {
      event.preventDefault()
      latest.current.retry()
    }
    // Text typed before this script loaded.
    if (box === document.activeElement && box.value) read()
    const { current } = form
    box.addEventListener("input", read)
    current.addEventListener("submit", onSubmit)
    return () => {
      box.removeEventListener("input", read)
      current.removeEventListener("submit", onSubmit)
    }
  }, [form])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a visit is what changes the address from outside.
  useEffect(() => {
    const box = boxOf(form)
    if (box && box !== document.activeElement) box.value = inquiryOf(window.location.search).query
  }, [form, visit])
}

const boxOf = (form: RefObject<HTMLFormElement>) =>
  form.current?.querySelector<HTMLInputElement>("input[name=q]")

/** Moves the focus to the first of the additional results, since they come before the button. */
function useFocusOnMore({ found }: Search): RefObject<HTMLOListElement> {
  const list = useRef<HTMLOListElement>(null)
  const shown = useRef(found)
  useEffect(() => {
    const before = shown.current
    shown.current = found
    if (!before || !found || found.pages !== before.pages + 1) return
    list.current?.children[before.hits.length]?.querySelector("a")?.focus()
  }, [found])
  return list
}
