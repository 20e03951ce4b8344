import type { TagLink } from "../tag-list"
import * as styles from "./tag-index.module.css"

/** All tags of a section under their first letters. */
export function TagIndex({ tags }: { tags: readonly TagLink[] }) {
  return (
    <div className={styles.index}>
      {byLetter(tags).map(({ letter, tags: ofLetter }) => (
        <section key={letter} aria-label={`Tags: ${letter}`}>
          <h2>{letter}</h2>
          <ul>
            {ofLetter.map(({ label, path, count }) => (
              <li key={path}>
                <a href={path}>{label}</a>
                {count !== undefined && <small> {count}</small>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** Tags in the order given, grouped by first letter; digits and signs together under `#`. */
function byLetter(tags: readonly TagLink[]): { letter: string; tags: readonly TagLink[] }[] {
  const groups = new Map<string, readonly TagLink[]>()
  for (const tag of tags) {
    const first = tag.label.charAt(0).toUpperCase()
    const letter = /[A-Z]/.test(first) ? first : "#"
    groups.set(letter, [...(groups.get(letter) ?? []), tag])
  }
  return [...groups].map(([letter, list]) => ({ letter, tags: list }))
}
