import type { MouseEvent } from "react"
import type { VersionLink } from "../../content/contracts/contract-reference"
import * as styles from "./version-links.module.css"

interface VersionLinksProps {
  versions: readonly VersionLink[]
  current: string
}

/** Opens the other version at the item that is being read. */
function keepPlace({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  const read = document.querySelector<HTMLAnchorElement>("nav a[aria-current=true]")
  currentTarget.hash = (read ?? window.location).hash
}

/** The same contract in each version; a version without it is shown with the reason. */
export function VersionLinks({ versions, current }: VersionLinksProps) {
  const reason = versions.find(version => version.reason)?.reason
  return (
    <nav className={styles.versions} aria-label="Contract version">
      <ul>
        {versions.map(({ version, href }) => (
          <li key={version}>
            {href ? (
              <a
                href={href}
                onClick={keepPlace}
                aria-current={version === current ? "page" : undefined}
              >
                {version}
              </a>
            ) : (
              <span>{version}</span>
            )}
          </li>
        ))}
      </ul>
      {reason && <p>{reason}.</p>}
    </nav>
  )
}
