import type { TagLink } from "../tag-list"
import * as styles from "./tag-index.module.css"

/** All tags of a section by first letter; those with a single page are folded below the others. */
export function TagIndex({ tags, noun }: { tags: readonly TagLink[]; noun: string }) {
  const shared = tags.filter(({ count }) => count !== 1)
  const single = tags.filter(({ count }) => count === 1)
  if (shared.length === 0 || single.length === 0) return <Letters tags={tags} />
  return (
    <>
      <Letters tags={shared} />
      <details>
        <summary className={styles.more}>
          {single.length} {single.length === 1 ? "topic" : "topics"} with one {noun}
        </summary>
        <Letters tags={single} isSingle />
      </details>
    </>
  )
}

function Letters({ tags, isSingle }: { tags: readonly TagLink[]; isSingle?: boolean }) {
  return (
    <div className={styles.index}>
      {byLetter(tags).map(({ letter, tags: ofLetter }) => (
        <section key={letter} aria-label={`${isSingle ? "More topics" : "Tags"}: ${letter}`}>
          <h2>{letter}</h2>
          <ul>
            {ofLetter.map(({ label, path, count }) => (
              <li key={path}>
                <a href={path}>{label}</a>
                {count !== undefined && !isSingle && <small> {count}</small>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** Groups tags by first letter, in the given order; digits and symbols are together under `#`. */
function byLetter(tags: readonly TagLink[]): { letter: string; tags: readonly TagLink[] }[] {
  const groups = new Map<string, readonly TagLink[]>()
  for (const tag of tags) {
    const first = tag.label.charAt(0).toUpperCase()
    const letter = /[A-Z]/.test(first) ? first : "#"
    groups.set(letter, [...(groups.get(letter) ?? []), tag])
  }
  return [...groups].map(([letter, list]) => ({ letter, tags: list }))
}
