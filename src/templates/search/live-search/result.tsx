import { MarkedText } from "../../../search/client/marked-text"
import { unescapeHtml } from "../../../search/engine/escape-html"
import { hierarchyLevels, type SearchHit } from "../../../search/protocol"
import { sectionLabel } from "./labels"

/** One hit: where it is, its heading, and the words around the match. */
export function Result({ hit, onFollow }: { hit: SearchHit; onFollow(): void }) {
  const { hierarchy, status, _highlightResult: marked, _snippetResult: snippet } = hit
  const level = hierarchyLevels.findLast(name => hierarchy[name]) ?? "lvl1"
  const text = snippet?.content?.value ?? hit.content
  return (
    <li>
      <p className="search-place">
        {placeOf(hit, level).map(part => (
          <span key={part}>{part} </span>
        ))}
      </p>
      <h2>
        <a onClick={onFollow} href={hit.url}>
          <MarkedText html={marked?.hierarchy?.[level]?.value ?? hierarchy[level] ?? ""} />
        </a>
      </h2>
      {status && (
        <p className="search-hit-status">
          <MarkedText html={status} />
        </p>
      )}
      {text && (
        <p className="search-text">
          <MarkedText html={text} />
        </p>
      )}
    </li>
  )
}

/** From the part of the site down to the page, without the heading itself. */
function placeOf({ section, hierarchy }: SearchHit, level: string): string[] {
  const parts = [
    section ? sectionLabel(section) : null,
    hierarchy.lvl0 && unescapeHtml(hierarchy.lvl0),
    level === "lvl1" ? null : hierarchy.lvl1 && unescapeHtml(hierarchy.lvl1),
  ]
  return [...new Set(parts.filter(part => part !== null && part !== ""))] as string[]
}
