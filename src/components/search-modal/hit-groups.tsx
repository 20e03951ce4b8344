import { type MouseEvent, memo } from "react"
import { MarkedText } from "../../search/client/marked-text"
import type { SearchHit } from "../../search/protocol"
import type { Group } from "./find-groups"
import { ModalIcon, type ModalIconName } from "./modal-icon"
import type { StoredSearch } from "./stored-searches"

/** Number of a hit, counted over all lists, as the search box names it. */
export const optionId = (number: number) => `search-hit-${number}`
export const listId = (list: number) => `search-list-${list}`
export const gridId = "search-stored"

/** Which hit is chosen by the arrow keys or the pointer. */
export interface Choice {
  active: number | undefined
  setActive(number: number): void
  /** Called when a reader follows a hit. */
  onFollow(hit: StoredSearch): void
}

/** A press on a hit leaves the focus in the search box. */
export const keepFocus = (event: MouseEvent) => event.preventDefault()

/** What was found: a list of links for each group. A key draws it anew only where it changes what is found or chosen. */
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

/** The heading or the words that were found, and the page where they are. */
export function HitTexts({ hit, icon }: { hit: StoredSearch | SearchHit; icon: ModalIconName }) {
  const { title, below } = textsOf(hit)
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
          <span className="modal-hit-place">
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

function textsOf(hit: StoredSearch | SearchHit): { title: string; below?: string | null } {
  const { type, hierarchy, content } = hit
  const snippet = "_snippetResult" in hit ? hit._snippetResult : undefined
  const text = content && (snippet?.content?.value ?? content)
  const page = snippet?.hierarchy?.lvl1?.value ?? hierarchy.lvl1 ?? ""
  if (type === "content") return { title: text ?? "", below: page }
  if (type === "lvl0" || type === "lvl1") return { title: page, below: text }
  return { title: snippet?.hierarchy?.[type]?.value ?? hierarchy[type] ?? page, below: page }
}
