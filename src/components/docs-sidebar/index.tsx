import { type ReactNode, useEffect, useRef } from "react"
import type { SidebarCategory, SidebarItem } from "../../content/tree/docs-tree"
import { closes, popover } from "../drawer/popover"
import { useDrawer } from "../drawer/use-drawer"
import { Icon } from "../icon"
import { WordBreaks } from "../word-breaks"
import * as styles from "./docs-sidebar.module.css"
import { hideSidebar, showSidebar } from "./hiding"

/** Id that the button of the docs drawer names. */
export const docsSidebarId = "docs-sidebar"

interface DocsSidebarProps {
  items: readonly SidebarItem[]
  /** Route of the page shown. */
  path: string
  /** Above the tree: the version switch. */
  top?: ReactNode
}

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
          <Branch items={items} path={path} name="docs" />
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

function Branch({
  items,
  path,
  name,
}: {
  items: readonly SidebarItem[]
  path: string
  name: string
}) {
  return (
    <ul>
      {items.map((item, index) => (
        <li key={`${item.label} ${item.path}`}>
          {item.type === "link" ? (
            <Entry href={item.path} label={item.label} path={path} />
          ) : (
            <Category category={item} path={path} group={name} name={`${name}-${index}`} />
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
}

function Category({ category, path, group, name }: CategoryProps) {
  const current = holds(category, path)
  // What is open wherever the reader is has no share in the name, or it would close its siblings.
  return (
    <details open={current || category.open} name={category.open ? undefined : group}>
      <summary className={current ? styles.holdsCurrent : undefined}>
        {category.label}
        <Icon name="chevron" />
      </summary>
      {category.path && <Entry href={category.path} label="Overview" path={path} />}
      <Branch items={category.items} path={path} name={name} />
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

/** Scrolls the tree alone, never the page. */
function bringIntoView(tree: HTMLElement, current: Element | null): void {
  if (!current) return
  const outer = tree.getBoundingClientRect()
  const inner = current.getBoundingClientRect()
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return
  tree.scrollTop += inner.top - outer.top - tree.clientHeight / 3
}
