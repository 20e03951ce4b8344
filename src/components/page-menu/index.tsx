import { Icon } from "../icon"
import * as styles from "./page-menu.module.css"

export interface PageMenuProps {
  /** Address of the page as Markdown; pages without it have no menu. */
  markdownPath?: string | null
  /** Where the source file can be edited. */
  editUrl?: string | null
}

/** What can be done with a text, above it. What needs a script is added when it opens (browser/reading/page-menu.ts). */
export function PageMenu({ markdownPath, editUrl }: PageMenuProps) {
  return markdownPath ? (
    // Another one for each page, since the script fills it.
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
