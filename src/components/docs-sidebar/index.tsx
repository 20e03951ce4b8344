import { type ReactNode, useEffect, useRef } from "react"
import { labPath } from "../../content/routes"
import type { SidebarCategory, SidebarItem } from "../../content/sidebar"
import { closes, popover } from "../drawer/popover"
import { useDrawer } from "../drawer/use-drawer"
import { Icon } from "../icon"
import { docsSidebarId } from "../skip-link"
import { WordBreaks } from "../word-breaks"
import * as styles from "./docs-sidebar.module.css"
import { hideSidebar, showSidebar } from "./hiding"

interface DocsSidebarProps {
  items: readonly SidebarItem[]
  /** Route of the page shown. */
  path: string
  /** Above the tree: the version switch. */
  top?: ReactNode
}

/**
 * The most pages that every page of the docs links to. Of larger docs, each page would be longer than what it says: 226 kB of
 * HTML with 2,329 pages. Branches that the reader is not in are then links to their overviews.
 */
const mostPagesAtOnce = 300

/** Where the sidebar was scrolled to on the page before; pages mount a sidebar of their own. */
let lastScroll = 0

/**
 * The tree of the docs: a column on wide screens, a drawer on narrow ones, one and the same element.
 * Categories are native details with one name a level, so that opening one closes its siblings, without script.
 */
export function DocsSidebar({ items, path, top }: DocsSidebarProps) {
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
          <ul>
            <li>
              <Entry href={labPath} label="Option lab" path={path} />
            </li>
          </ul>
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
  /** Whether branches that the reader is not in are shown too. */
  isWhole: boolean
}

function Branch({ items, path, name, isWhole }: BranchProps) {
  return (
    <ul>
      {items.map((item, index) => (
        <li key={`${item.label} ${item.path}`}>
          {item.type === "link" ? (
            <Entry href={item.path} label={item.label} path={path} />
          ) : isWhole || item.open || holds(item, path) ? (
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

interface CategoryProps {
  category: SidebarCategory
  path: string
  /** Shared by the categories of one level: only one of them is open. */
  group: string
  name: string
  isWhole: boolean
}

function Category({ category, path, group, name, isWhole }: CategoryProps) {
  const current = holds(category, path)
  // What is open wherever the reader is has no share in the name, or it would close its siblings.
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

function holds(category: SidebarCategory, path: string): boolean {
  return (
    category.overviewPath === path ||
    category.items.some(item => (item.type === "link" ? item.path === path : holds(item, path)))
  )
}

const pagesIn = (items: readonly SidebarItem[]): number =>
  items.reduce((sum, item) => sum + (item.type === "link" ? 1 : 1 + pagesIn(item.items)), 0)

/** Scrolls the tree alone, never the page. */
function bringIntoView(tree: HTMLElement, current: Element | null): void {
  if (!current) return
  const outer = tree.getBoundingClientRect()
  const inner = current.getBoundingClientRect()
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return
  tree.scrollTop += inner.top - outer.top - tree.clientHeight / 3
}
