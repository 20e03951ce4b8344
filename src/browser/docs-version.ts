import { docsVersions } from "../site.config"
import { readStorage, writeStorage } from "./storage"

/** Key in local storage of the version that the reader has chosen; the site has one instance of docs, "default". */
export const docsVersionKey = "docs-preferred-version-default"

/** Names of older versions, which come from the build, each after a comma. */
export const [, ...olderDocsVersions] = (process.env.DOCS_VERSIONS ?? "").split(",")
/** Name of the version that readers are meant to use. */
export const lastDocsVersion = docsVersions[0].isLast
  ? docsVersions[0].name
  : (olderDocsVersions[0] ?? docsVersions[0].name)
const versions = [docsVersions[0].name, ...olderDocsVersions]

/** Reads the reader's choice, clears one whose version is gone, and stores a new one when a version is chosen. */
export function keepDocsVersion(): void {
  preferredDocsVersion()
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element && target.closest("[data-docs-version]")
    if (link) writeStorage(docsVersionKey, link.getAttribute("data-docs-version"))
  })
}

/** The version that the reader has chosen, if it exists. */
export function preferredDocsVersion(): string | undefined {
  const stored = readStorage(docsVersionKey)
  if (stored !== null && versions.includes(stored)) return stored
  if (stored !== null) writeStorage(docsVersionKey, null)
}
