import { Icon } from "../icon"
import * as styles from "./version-switch.module.css"

/** Link to the same page in one docs version, or to that version's first page. */
export interface VersionLink {
  /** Name stored as the reader's choice. */
  name: string
  label: string
  path: string
  current: boolean
  /** True for the version that readers are meant to use. */
  isLast?: boolean
}

/** Links to the other versions; renders nothing if there is only one. */
export function VersionSwitch({ versions }: { versions: readonly VersionLink[] }) {
  if (versions.length < 2) return null
  const current = versions.find(version => version.current)
  return (
    <details className={styles.versions}>
      <summary>
        <span>Version</span> {current?.label}
        <Icon name="chevron" />
      </summary>
      <ul>
        {versions.map(({ name, label, path, current: isCurrent }) => (
          <li key={name}>
            <a href={path} aria-current={isCurrent ? "true" : undefined} data-docs-version={name}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
