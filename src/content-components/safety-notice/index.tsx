import type { ReactNode } from "react"
import * as styles from "./safety-notice.module.css"

/**
 * Frame of the notice about V1 and V1.1, filled in from `content/data/safety.yaml`. The build puts
 * it before the text of every page that needs one, unless authors place it elsewhere.
 */
export function SafetyNotice({ children }: { children?: ReactNode }) {
  if (!children) return null
  return (
    <div role="note" aria-label="Safety notice" className={styles.notice}>
      {children}
    </div>
  )
}
