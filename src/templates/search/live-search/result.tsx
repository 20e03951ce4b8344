import { hitTexts } from "../../../search/client/hit-texts"
import { MarkedText } from "../../../search/client/marked-text"
import { unescapeHtml } from "../../../search/engine/escape-html"
import type { SearchHit } from "../../../search/protocol"
import { sectionLabel } from "./labels"

/** One hit: the title of its page, its section with the words around the match, and its place. */
export function Result({ hit, onFollow }: { hit: SearchHit; onFollow(): void }) {
  const { title, heading, excerpt, isQuestion } = hitTexts(hit)
  return (
    <li>
      <h2>
        <a onClick={onFollow} href={hit.url}>
          <MarkedText html={title} />
        </a>
      </h2>
      {hit.status && (
        <p className="search-hit-status">
          <MarkedText html={hit.status} />
        </p>
      )}
      {(heading || excerpt) && (
        <p className="search-text">
          {heading && (
            <b>
              <MarkedText html={heading} />{" "}
            </b>
          )}
          <MarkedText html={excerpt ?? ""} />
        </p>
      )}
      <p className="search-place">
        {placeOf(hit, isQuestion).map(part => (
          <span key={part}>{part} </span>
        ))}
      </p>
    </li>
  )
}

/** Returns the part of the site and the group of a hit, and its page if its title is a question. */
function placeOf({ section, hierarchy: { lvl0, lvl1 } }: SearchHit, isQuestion: boolean): string[] {
  const names = [lvl0, isQuestion ? lvl1 : null].map(name => name && unescapeHtml(name))
  const parts = [section && sectionLabel(section), ...names]
  return [...new Set(parts.flatMap(part => part || []))]
}
