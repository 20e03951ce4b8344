import { useRef, useState } from "react"
import { FilterBox } from "../../components/filter-box"
import { matches } from "../../components/filter-box/matches"
import type { PropsOf } from "../props-of"
import { byLetter, letterAnchor } from "./by-letter"
import type { component } from "./component"
import * as styles from "./term-list.module.css"

/**
 * The glossary: every term with its definition, linked to its page, under its first letter. Authors
 * write no props; the build fills in the terms, which are the documents with a `hoverText`.
 */
export function TermList({ terms = [] }: PropsOf<typeof component>) {
  const list = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState("")
  const shown = new Set(
    terms.filter(({ title, definition }) => matches(`${title} ${definition}`, query)),
  )
  const groups = byLetter(terms)
  const isEmpty = (letter: string) => !groups.get(letter)?.some(term => shown.has(term))
  return (
    <>
      <FilterBox
        label="Filter terms"
        query={query}
        onQuery={setQuery}
        result={
          shown.size < terms.length
            ? `${shown.size} of ${terms.length} terms`
            : `${terms.length} terms`
        }
        onEnter={() => list.current?.querySelector<HTMLElement>("dl > :not([hidden]) a")?.focus()}
      />
      <nav aria-label="Terms from A to Z" className={styles.letters}>
        {[...groups.keys()].map(letter => (
          <a key={letter} href={`#${letterAnchor(letter)}`} hidden={isEmpty(letter)}>
            {letter}
          </a>
        ))}
      </nav>
      <div ref={list} className={styles.list}>
        {[...groups].map(([letter, ofLetter]) => (
          <section key={letter} aria-labelledby={letterAnchor(letter)} hidden={isEmpty(letter)}>
            <h2 id={letterAnchor(letter)} className={styles.letter}>
              {letter}
            </h2>
            <dl className={styles.terms}>
              {ofLetter.map(term => (
                <div key={term.path} className={styles.term} hidden={!shown.has(term)}>
                  <dt>
                    <a className={styles.link} href={term.path}>
                      {term.title}
                    </a>
                  </dt>
                  <dd className={styles.definition}>{term.definition}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </>
  )
}
