import { useRef } from "react"
import { homePath, normalisePath, searchPath } from "../../content/routes"
import type { Navigation, NavigationLink } from "../../content/schema/navigation"
import { ColourModeSwitch } from "../colour-mode-switch"
import { closes, opens, popover } from "../drawer/popover"
import { useDrawer } from "../drawer/use-drawer"
import { Icon } from "../icon"
import { Logo } from "../logo"
import * as styles from "./header.module.css"

const menuId = "site-menu"

interface HeaderProps extends Pick<Navigation, "header"> {
  /** Route of the current page, to mark its section. */
  path: string
  colourModeSwitch: boolean
}

/**
 * Logo, main navigation, search and color switch. Below the desktop width the links move into a
 * drawer.
 */
export function Header({ header, path, colourModeSwitch }: HeaderProps) {
  const menu = useRef<HTMLDivElement>(null)
  useDrawer(menu, path)
  const links = [...header.start, ...header.end]
  const current = currentLink(links, path)
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <a
          href={homePath}
          className={styles.home}
          aria-label={`${header.brand?.name ?? "Panoptic"}, home page`}
        >
          <Logo brand={header.brand} />
        </a>
        <nav aria-label="Main" className={styles.main}>
          <Links links={header.start} current={current} />
          <Links links={header.end} current={current} />
        </nav>
        <div className={styles.tools} data-print="none">
          <Lab lab={header.lab} path={path} />
          <a href={searchPath} className={styles.search} data-search="">
            <Icon name="search" />
            <span>Search docs</span>
          </a>
          {colourModeSwitch && <ColourModeSwitch />}
          <a href={header.app.href} className={styles.app}>
            {header.app.label}
          </a>
          <button type="button" className={styles.burger} aria-label="Open menu" {...opens(menuId)}>
            <Icon name="menu" />
          </button>
        </div>
      </div>
      <div
        ref={menu}
        id={menuId}
        className={styles.drawer}
        role="dialog"
        aria-modal="true"
        aria-label="Menu"
        data-drawer=""
        {...popover}
      >
        <div className={styles.drawerHead}>
          <Logo brand={header.brand} />
          <button type="button" aria-label="Close menu" {...closes(menuId)}>
            <Icon name="close" />
          </button>
        </div>
        <nav aria-label="Menu">
          <Links links={links} current={current} />
        </nav>
        <Lab lab={header.lab} path={path} />
        <a href={header.app.href} className={styles.app}>
          {header.app.label}
        </a>
      </div>
    </header>
  )
}

/** Link to the option lab, which is a tool and not a section. */
function Lab({ lab, path }: { lab: NavigationLink | undefined; path: string }) {
  if (!lab) return null
  const isHere = normalisePath(path) === lab.href
  return (
    <a href={lab.href} className={styles.lab} aria-current={isHere ? "page" : undefined}>
      {lab.label}
    </a>
  )
}

function Links({ links, current }: { links: NavigationLink[]; current?: NavigationLink }) {
  return (
    <ul>
      {links.map(link => (
        <li key={link.href}>
          <a href={link.href} aria-current={link === current ? "true" : undefined}>
            {link.label}
            {isExternal(link.href) && <Icon name="external" />}
          </a>
        </li>
      ))}
    </ul>
  )
}

/**
 * Link whose section contains the path: `/docs/intro` covers all of `/docs` unless another link
 * matches the path exactly.
 */
function currentLink(links: NavigationLink[], path: string): NavigationLink | undefined {
  const here = normalisePath(path)
  const exact = links.find(({ href }) => normalisePath(href) === here)
  if (exact) return exact
  const section = here.split("/")[1]
  return links.find(({ href }) => !isExternal(href) && href.split("/")[1] === section)
}

function isExternal(href: string): boolean {
  return /^https?:/.test(href)
}
