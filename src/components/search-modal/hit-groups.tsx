import { type MouseEvent, memo } from "react"
import { hitTexts } from "../../search/client/hit-texts"
import { MarkedText } from "../../search/client/marked-text"
import type { SearchHit } from "../../search/protocol"
import type { Group } from "./find-groups"
import { ModalIcon, type ModalIconName } from "./modal-icon"
import type { StoredSearch } from "./stored-searches"

/** Element id of a hit, counted over all lists, by which the search box refers to it. */
export const optionId = (number: number) => `search-hit-${number}`
export const listId = (list: number) => `search-list-${list}`
export const gridId = "search-stored"

/** Hit selected with the arrow keys or the pointer. */
export interface Choice {
  active: number | undefined
  setActive(number: number): void
  /** Called when a reader follows a hit. */
  onFollow(hit: StoredSearch): void
}

/** Keeps focus in the search box when a hit is pressed. */
export const keepFocus = (event: MouseEvent) => event.preventDefault()

/**
 * Search results: a list of links for each group. A keystroke re-renders them only if results or
 * selection change.
 */
export const FoundHits = memo(function FoundHits({
  groups,
  active,
  ...choice
}: Choice & { groups: readonly Group[] }) {
  return groups.map((group, list) => (
    // biome-ignore lint/a11y/noStaticElementInteractions: no interaction, but the focus stays in the box.
    <section key={group.name} className="modal-group" onMouseDown={keepFocus}>
      <p id={`${listId(list)}-name`} className="modal-group-name">
        {group.name}
      </p>
      <div id={listId(list)} role="listbox" aria-labelledby={`${listId(list)}-name`}>
        {group.hits.map((hit, index) => {
          const number = firstOf(groups, list) + index
          return (
            <FoundHit
              key={hit.objectID}
              hit={hit}
              {...choice}
              number={number}
              isChosen={active === number}
            />
          )
        })}
      </div>
    </section>
  ))
})

/** Number of the first hit of a group. */
export const firstOf = (groups: readonly Group<StoredSearch>[], list: number) =>
  groups.slice(0, list).reduce((sum, { hits }) => sum + hits.length, 0)

interface FoundHitProps extends Omit<Choice, "active"> {
  hit: SearchHit
  number: number
  isChosen: boolean
}

const FoundHit = memo(function FoundHit(props: FoundHitProps) {
  const { hit, number, isChosen, setActive, onFollow } = props
  return (
    <a
      id={optionId(number)}
      href={hit.url}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      className="modal-hit"
      onMouseMove={() => setActive(number)}
      onClick={() => onFollow(hit)}
    >
      <HitTexts hit={hit} icon={iconOf(hit)} />
      <span className="modal-hit-enter">
        <ModalIcon name="enter" />
      </span>
    </a>
  )
})

function iconOf({ type }: SearchHit): ModalIconName {
  if (type === "content") return "text"
  return type === "lvl0" || type === "lvl1" ? "page" : "heading"
}

/** Title of the page, with the section or the matching text below. */
export function HitTexts({ hit, icon }: { hit: StoredSearch | SearchHit; icon: ModalIconName }) {
  const { title, heading, excerpt, isQuestion } = hitTexts(hit)
  const page = isQuestion ? (hit.hierarchy.lvl1 ?? undefined) : undefined
  const below = hit.type === "content" ? excerpt : (heading ?? page ?? excerpt)
  return (
    <>
      <span className="modal-hit-icon">
        <ModalIcon name={icon} />
      </span>
      <span className="modal-hit-texts">
        <span className="modal-hit-title">
          <MarkedText html={title} />
        </span>
        {below && (
          <span className="modal-hit-below">
            <MarkedText html={below} />
          </span>
        )}
        {hit.status && (
          <span className="modal-hit-status">
            <MarkedText html={hit.status} />
          </span>
        )}
      </span>
    </>
  )
}
