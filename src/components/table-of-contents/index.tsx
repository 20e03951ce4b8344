import type { Heading } from "../../content/schema/body"
import { contentsLevels } from "../../site.config"
import { Icon } from "../icon"
import { WordBreaks } from "../word-breaks"
import * as styles from "./table-of-contents.module.css"
import { useCurrentSection } from "./use-current-section"

export interface ContentsLevels {
  minDepth: number
  maxDepth: number
}

interface TableOfContentsProps {
  headings: readonly Heading[]
  levels?: ContentsLevels | null
}

/** Sections of the page beside the text, the one being read marked. */
export function TableOfContents({ headings, levels }: TableOfContentsProps) {
  const shown = headingsWithin(headings, levels)
  const current = useCurrentSection(shown.map(({ id }) => id))
  if (shown.length === 0) return null
  return (
    <nav aria-label="On this page" className={styles.beside}>
      <p>On this page</p>
      <Sections headings={shown} current={current} />
    </nav>
  )
}

/** The same above the text on narrow screens, closed until it is wanted. */
export function FoldedContents({ headings, levels }: TableOfContentsProps) {
  const shown = headingsWithin(headings, levels)
  if (shown.length === 0) return null
  return (
    <details className={styles.folded} data-print="none">
      <summary>
        On this page <Icon name="chevron" />
      </summary>
      <Sections headings={shown} />
    </details>
  )
}

function Sections({ headings, current }: { headings: Heading[]; current?: string }) {
  const outermost = Math.min(...headings.map(({ depth }) => depth))
  return (
    <ul>
      {headings.map(({ depth, id, text }) => (
        <li key={id} data-depth={depth - outermost}>
          <a href={`#${id}`} aria-current={id === current ? "true" : undefined}>
            <WordBreaks text={text} />
          </a>
        </li>
      ))}
    </ul>
  )
}

function headingsWithin(
  headings: readonly Heading[],
  levels: ContentsLevels | null | undefined,
): Heading[] {
  const { minDepth, maxDepth } = levels ?? contentsLevels
  return headings.filter(({ depth }) => depth >= minDepth && depth <= maxDepth)
}
