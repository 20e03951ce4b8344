import { type ReactNode, useEffect, useRef } from "react"
import type { NavigationLink } from "../../content/schema/navigation"
import {
  holdsPage,
  type SidebarCategory,
  type SidebarExtra,
  type SidebarItem,
  sidebarWith,
} from "../../content/sidebar"
import { closes, popover } from "../drawer/popover"
import { useDrawer } from "../drawer/use-drawer"
import { Icon } from "../icon"
import { docsSidebarId } from "../skip-link"
import { WordBreaks } from "../word-breaks"
import * as styles from "./docs-sidebar.module.css"
import { hideSidebar, showSidebar } from "./hiding"

interface DocsSidebarProps {
  items: readonly SidebarItem[]
  /** Route of the current page. */
  path: string
  /** Content above the tree: the version switch. */
  top?: ReactNode
  /** Link to the option lab, above the tree. */
  lab?: NavigationLink | undefined
}

/**
 * Maximum number of pages that every docs page links to; 2,329 pages would add 226 kB of HTML to
 * each. In larger docs, branches other than the reader's are links to their overviews.
 */
const mostPagesAtOnce = 300

/** Scroll position on the previous page, because each page mounts its own sidebar. */
let lastScroll = 0

/**
 * Tree of the docs: the same element is a column on wide screens and a drawer on narrow ones.
 * Categories are `details` elements with one name per level, so that opening one closes its
 * siblings without script.
 */
export function DocsSidebar({ items: all, path, top, lab }: DocsSidebarProps) {
  const items = sidebarWith(all, path)
  const sidebar = useRef<HTMLElement>(null)
  const tree = useRef<HTMLDivElement>(null)
  useDrawer(sidebar, path)
  useEffect(() => {
    const element = tree.current
    if (!element) return
    element.scrollTop = lastScroll
    bringIntoView(element, element.querySelector('[aria-current="page"]'))
    const remember = () => {
      lastScroll = element.scrollTop
    }
    element.addEventListener("scroll", remember, { passive: true })
    return () => element.removeEventListener("scroll", remember)
  }, [])
  return (
    <>
      <nav
        ref={sidebar}
        id={docsSidebarId}
        aria-label="Docs"
        className={styles.sidebar}
        data-drawer=""
        {...popover}
      >
        <div className={styles.head}>
          <span>Documentation</span>
          <button type="button" aria-label="Close docs menu" {...closes(docsSidebarId)}>
            <Icon name="close" />
          </button>
        </div>
        <div ref={tree} className={styles.tree}>
          {top}
          {lab && (
            <ul>
              <li>
                <Entry {...lab} path={path} />
              </li>
            </ul>
          )}
          <Branch
            items={items}
            path={path}
            name="docs"
            isWhole={pagesIn(items) <= mostPagesAtOnce}
          />
        </div>
        <button type="button" className={styles.hide} data-scripted="" onClick={hideSidebar}>
          <Icon name="sidebar" /> Hide sidebar
        </button>
      </nav>
      <button
        type="button"
        className={styles.show}
        aria-label="Show sidebar"
        data-scripted=""
        onClick={showSidebar}
      >
        <Icon name="sidebar" />
      </button>
    </>
  )
}

interface BranchProps {
  items: readonly SidebarItem[]
  path: string
  name: string
  /** True if branches other than the reader's are shown too. */
  isWhole: boolean
}

function Branch({ items, path, name, isWhole }: BranchProps) {
  return (
    <ul>
      {items.map((item, index) => (
        <li key={keyOf(item, index)}>
          {item.type === "extra" ? (
            <Extra {...item} />
          ) : item.type === "link" ? (
            <Entry href={item.path} label={item.label} path={path} />
          ) : isWhole || item.open || holdsPage(item, path) ? (
            <Category
              category={item}
              path={path}
              group={name}
              name={`${name}-${index}`}
              isWhole={isWhole}
            />
          ) : (
            <a href={item.overviewPath}>
              <WordBreaks text={item.label} />
              <Icon name="chevron" />
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Words and lines between pages may be the same several times. */
const keyOf = ({ type, label, path }: SidebarItem, index: number) =>
  type === "extra" ? `${index}` : `${label} ${path}`

interface CategoryProps {
  category: SidebarCategory
  path: string
  /** Name shared by the categories of one level, of which only one is open. */
  group: string
  name: string
  isWhole: boolean
}

function Category({ category, path, group, name, isWhole }: CategoryProps) {
  const current = holdsPage(category, path)
  // A category that is always open does not share the name, or it would close its siblings.
  return (
    <details open={current || category.open} name={category.open ? undefined : group}>
      <summary className={current ? styles.holdsCurrent : undefined}>
        {category.label}
        <Icon name="chevron" />
      </summary>
      {category.path && <Entry href={category.path} label="Overview" path={path} />}
      <Branch items={category.items} path={path} name={name} isWhole={isWhole} />
    </details>
  )
}

function Entry({ href, label, path }: { href: string; label: string; path: string }) {
  return (
    <a href={href} aria-current={href === path ? "page" : undefined}>
      <WordBreaks text={label} />
    </a>
  )
}

/** Words, a link elsewhere, or a line between the pages. */
function Extra({ label, path }: SidebarExtra) {
  if (label === "") return <hr />
  return path ? <a href={path}>{label}</a> : <span className={styles.words}>{label}</span>
}

const pagesIn = (items: readonly SidebarItem[]): number =>
  items.reduce((sum, item) => sum + (item.type === "category" ? 1 + pagesIn(item.items) : 1), 0)

/** Scrolls only the tree, never the page. */
function bringIntoView(tree: HTMLElement, current: Element | null): void {
  if (!current) return
  const outer = tree.getBoundingClientRect()
  const inner = current.getBoundingClientRect()
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return
  tree.scrollTop += inner.top - outer.top - tree.clientHeight / 3
}
