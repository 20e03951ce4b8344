import { type MouseEvent, type ReactNode, useEffect, useRef } from "react"
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
  /** Content above the list. */
  top?: ReactNode
  /** Class for a table of contents that stays visible while the text scrolls. */
  follows?: string
}

/** Sections of the page next to the text, with the current one marked. */
export function TableOfContents({ headings, levels, top, follows }: TableOfContentsProps) {
  const shown = headingsWithin(headings, levels)
  const current = useCurrentSection(shown.map(({ id }) => id))
  const box = useRef<HTMLElement>(null)
  // A list longer than the window scrolls along with the reader, without scrolling the page.
  useEffect(() => {
    const entry = current && box.current?.querySelector<HTMLElement>("[aria-current]")
    if (entry && box.current) box.current.scrollTop = entry.offsetTop - box.current.clientHeight / 2
  }, [current])
  if (shown.length === 0 && !top) return null
  return (
    <nav ref={box} aria-label="On this page" className={withClass(styles.beside, follows)}>
      <p>On this page</p>
      {top}
      <Sections headings={shown} current={current} />
    </nav>
  )
}

/**
 * Sections of the page above the text on narrow screens, folded initially. If it stays visible
 * while the text scrolls, following a link closes it.
 */
export function FoldedContents({ headings, levels, top, follows }: TableOfContentsProps) {
  const shown = headingsWithin(headings, levels)
  if (shown.length === 0 && !top) return null
  return (
    <details className={withClass(styles.folded, follows)} data-print="none">
      <summary>
        On this page <Icon name="chevron" />
      </summary>
      {top}
      <Sections headings={shown} onFollow={follows ? closeBehind : undefined} />
    </details>
  )
}

const withClass = (own?: string, further?: string) => (further ? `${own} ${further}` : own)

const closeBehind = ({ currentTarget }: MouseEvent) =>
  currentTarget.closest("details")?.removeAttribute("open")

interface SectionsProps {
  headings: Heading[]
  current?: string
  onFollow?(event: MouseEvent): void
}

function Sections({ headings, current, onFollow }: SectionsProps) {
  const outermost = Math.min(...headings.map(({ depth }) => depth))
  return (
    <ul>
      {headings.map(({ depth, id, text }) => (
        <li key={id} data-depth={depth - outermost}>
          <a href={`#${id}`} onClick={onFollow} aria-current={id === current ? "true" : undefined}>
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
