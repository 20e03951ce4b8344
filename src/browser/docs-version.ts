import { docsVersions } from "../site.config"
import { readStorage, writeStorage } from "./storage"

/** Local storage key of the reader's chosen version. The site has one docs instance, "default". */
export const docsVersionKey = "docs-preferred-version-default"

/** Names of older versions. The build sets `DOCS_VERSIONS` to the names, each after a comma. */
export const [, ...olderDocsVersions] = (process.env.DOCS_VERSIONS ?? "").split(",")
/** Name of the version that readers are meant to use. */
export const lastDocsVersion = docsVersions[0].isLast
  ? docsVersions[0].name
  : (olderDocsVersions[0] ?? docsVersions[0].name)
const versions = [docsVersions[0].name, ...olderDocsVersions]

/**
 * Clears a stored version that no longer exists, and stores a version when the reader chooses one.
 */
export function keepDocsVersion(): void {
  preferredDocsVersion()
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element && target.closest("[data-docs-version]")
    if (link) writeStorage(docsVersionKey, link.getAttribute("data-docs-version"))
  })
}

/**
 * Returns the reader's chosen version; clears the stored choice if that version no longer exists.
 */
export function preferredDocsVersion(): string | undefined {
  const stored = readStorage(docsVersionKey)
  if (stored !== null && versions.includes(stored)) return stored
  if (stored !== null) writeStorage(docsVersionKey, null)
}
