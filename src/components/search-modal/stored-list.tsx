// biome-ignore-all lint/a11y/useSemanticElements: not a data table but a grid of controls.
// biome-ignore-all lint/a11y/useFocusableInteractive: focus stays in the search box, which refers to the chosen row.
import type { MouseEvent } from "react"
import { Icon } from "../icon"
import type { Group } from "./find-groups"
import { type Choice, firstOf, gridId, HitTexts, keepFocus, optionId } from "./hit-groups"
import { ModalIcon } from "./modal-icon"
import type { StoredSearch, useStoredSearches } from "./stored-searches"

type Stored = ReturnType<typeof useStoredSearches>

const names = { recent: "Recent", favourites: "Favorite" } as const
type Kind = keyof typeof names

/** Stored searches under their headings; empty kinds are omitted. */
export const storedGroups = (stored: Pick<Stored, Kind>) =>
  (["recent", "favourites"] as const)
    .map((kind): Group<StoredSearch> & { kind: Kind } => ({
      kind,
      name: names[kind],
      hits: stored[kind],
    }))
    .filter(({ hits }) => hits.length > 0)

interface StoredListProps extends Choice {
  groups: ReturnType<typeof storedGroups>
  change: Stored["change"]
  /** Called when the row with focus is removed. */
  onFocusLost(): void
}

/** Stored searches, as rows of a grid because they contain buttons, which a list box must not. */
export function StoredList({ groups, ...rest }: StoredListProps) {
  return (
    <div id={gridId} role="grid" aria-label="Recent and favorite searches">
      {groups.map(({ kind, name, hits }, list) => (
        <section
          key={kind}
          role="rowgroup"
          className="modal-group"
          aria-label={name}
          onMouseDown={keepFocus}
        >
          <p className="modal-group-name">{name}</p>
          {hits.map((hit, index) => (
            <StoredRow
              key={hit.objectID}
              hit={hit}
              kind={kind}
              number={firstOf(groups, list) + index}
              {...rest}
            />
          ))}
        </section>
      ))}
    </div>
  )
}

interface StoredRowProps extends Omit<StoredListProps, "groups"> {
  hit: StoredSearch
  kind: Kind
  number: number
}

function StoredRow({ hit, kind, number, active, setActive, ...rest }: StoredRowProps) {
  const { change, onFocusLost, onFollow } = rest
  const act = (what: Parameters<Stored["change"]>[0]) => (event: MouseEvent<HTMLButtonElement>) => {
    if (event.currentTarget === document.activeElement) onFocusLost()
    change(what, hit)
  }
  return (
    <div
      id={optionId(number)}
      role="row"
      aria-selected={active === number}
      className="modal-stored"
      onMouseMove={() => setActive(number)}
    >
      <div role="gridcell">
        <a href={hit.url} tabIndex={-1} className="modal-hit" onClick={() => onFollow(hit)}>
          <HitTexts hit={hit} icon={kind === "recent" ? "recent" : "star"} />
        </a>
      </div>
      <div role="gridcell">
        {kind === "recent" && (
          <button type="button" title="Save this search" onClick={act("save")}>
            <ModalIcon name="star" />
          </button>
        )}
        <button
          type="button"
          title={`Remove this search from ${kind === "recent" ? "history" : "favorites"}`}
          onClick={act("remove")}
        >
          <Icon name="close" />
        </button>
      </div>
    </div>
  )
}
