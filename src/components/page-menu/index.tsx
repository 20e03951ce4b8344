import { Icon } from "../icon"
import * as styles from "./page-menu.module.css"

export interface PageMenuProps {
  /** Address of the page as Markdown; pages without it have no menu. */
  markdownPath?: string | null
  /** Address at which the source file can be edited. */
  editUrl?: string | null
}

/**
 * Menu of actions above a text. Actions that need a script are added when it opens
 * (browser/reading/page-menu.ts).
 */
export function PageMenu({ markdownPath, editUrl }: PageMenuProps) {
  return markdownPath ? (
    // Keyed by page, because the script fills the element.
    <details key={markdownPath} className={styles.menu} data-print="none">
      <summary data-aid="menu">
        <span>Page actions</span> <Icon name="chevron" />
      </summary>
      <div>
        <a href={markdownPath}>View as Markdown</a>
        {editUrl && <a href={editUrl}>Edit this page</a>}
      </div>
    </details>
  ) : null
}
