import type { DocSearchProps, InternalDocSearchHit } from "@docsearch/react"
import { navigate } from "gatsby"
import {
  Children,
  createContext,
  type ReactElement,
  type RefObject,
  useContext,
  useLayoutEffect,
  useRef,
} from "react"

/** Number of the active hit, counted over all lists. */
export const ActiveHit = createContext<number | null>(null)

export const optionId = (hit: number | null | undefined) => `search-hit-${hit}`

type HitProps = Parameters<NonNullable<DocSearchProps["hitComponent"]>>[0]

/** One hit: a link that is an option of its list, or the row of a stored search with its buttons. */
export function Hit({ hit, children }: HitProps): JSX.Element {
  const active = useContext(ActiveHit)
  const number = (hit as InternalDocSearchHit).__autocomplete_id
  const state = { id: optionId(number), "aria-selected": active === number }
  if (!("_snippetResult" in hit)) {
    return (
      <StoredSearch url={hit.url} {...state}>
        {children}
      </StoredSearch>
    )
  }
  return (
    <a href={hit.url} role="option" tabIndex={-1} {...state}>
      {children}
    </a>
  )
}

/** The focus stays in the search box; the active row is named from there. */
const row = { role: "row" }
const cell = { role: "gridcell" }

interface StoredSearchProps {
  id: string
  url: string
  "aria-selected": boolean
  children: HitProps["children"]
}

/** The package puts the buttons of a stored search into its link; they stand beside it here. */
function StoredSearch({ url, children, ...state }: StoredSearchProps) {
  const { className, children: parts } = (
    children as ReactElement<{ className: string; children: HitProps["children"] }>
  ).props
  const shown = Children.toArray(parts)
  const within = useRef<HTMLDivElement>(null)
  useFocusOnRemoval(within)
  return (
    <div ref={within} className={className} {...row} {...state}>
      <div {...cell} className="search-stored">
        <a href={url} tabIndex={-1}>
          {shown.slice(0, -1)}
        </a>
      </div>
      <div {...cell} className="search-stored-actions">
        {shown.at(-1)}
      </div>
    </div>
  )
}

/** A row that a reader removes takes the focus with it, unless it goes back to the search box. */
function useFocusOnRemoval(within: RefObject<HTMLElement>): void {
  useLayoutEffect(() => {
    const row = within.current
    return () => {
      if (row?.contains(document.activeElement))
        row.closest("dialog")?.querySelector("input")?.focus()
    }
  }, [within])
}

/** Where the modal leads by keyboard. */
export const navigator: NonNullable<DocSearchProps["navigator"]> = {
  navigate: ({ itemUrl }) => void navigate(itemUrl),
  navigateNewTab: ({ itemUrl }) => void window.open(itemUrl, "_blank", "noopener"),
  navigateNewWindow: ({ itemUrl }) => void window.open(itemUrl, "_blank", "noopener"),
}
