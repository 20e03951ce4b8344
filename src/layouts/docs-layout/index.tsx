import navigation from "@data/navigation.yaml"
import type { ReactNode } from "react"
import { DocsSidebar } from "../../components/docs-sidebar"
import { opens } from "../../components/drawer/popover"
import { Icon } from "../../components/icon"
import { docsSidebarId, mainId } from "../../components/skip-link"
import { type VersionLink, VersionSwitch } from "../../components/version-switch"
import type { Navigation } from "../../content/schema/navigation"
import type { SidebarItem } from "../../content/sidebar"
import * as styles from "./docs-layout.module.css"

export interface DocsFrame {
  /** Route of the page. */
  path: string
  sidebar: readonly SidebarItem[]
  /** All versions of the docs; the version switch is shown if there are at least two. */
  versions: readonly VersionLink[]
  /** Hides the tree; the version switch then appears above the text. */
  hideSidebar?: boolean
}

interface DocsLayoutProps extends DocsFrame {
  /** Right column, most often a table of contents. */
  contents?: ReactNode
  /** Lets the middle column exceed reading width, for tables and reference pages. */
  wide?: boolean
  children: ReactNode
}

/**
 * Docs in three columns: tree, text, contents; on narrow screens the tree is a drawer. In the DOM,
 * the tree follows the text, which most readers come for, so the text is first for keyboards and
 * programs.
 */
export function DocsLayout({
  path,
  sidebar,
  versions,
  contents,
  wide = false,
  hideSidebar = false,
  children,
}: DocsLayoutProps) {
  const versionSwitch = <VersionSwitch versions={versions} />
  return (
    <div className={hideSidebar ? `${styles.layout} ${styles.alone}` : styles.layout}>
      {!hideSidebar && (
        <div className={styles.bar}>
          <button type="button" {...opens(docsSidebarId)}>
            <Icon name="menu" /> Docs menu
          </button>
        </div>
      )}
      <main id={mainId} tabIndex={-1} className={wide ? styles.wide : styles.main}>
        {hideSidebar && versionSwitch}
        {children}
      </main>
      <div className={styles.contents}>{contents}</div>
      {!hideSidebar && (
        <div className={styles.sidebar}>
          <DocsSidebar
            items={sidebar}
            path={path}
            top={versionSwitch}
            lab={(navigation as Navigation).header.lab}
          />
        </div>
      )}
    </div>
  )
}
