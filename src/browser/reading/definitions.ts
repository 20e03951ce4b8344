import { glossaryPath } from "../../content/artifact-paths"
import type { Definitions } from "../../content/schema/definitions"

let loading: Promise<Definitions> | undefined

/**
 * Loads the definitions of the glossary's terms, by route, once. Resolves to an empty object if
 * they fail to load, so that links stay links.
 */
export function loadDefinitions(): Promise<Definitions> {
  loading ??= fetch(glossaryPath)
    .then(response => (response.ok ? (response.json() as Promise<Definitions>) : undefined))
    .catch(() => undefined)
    .then(definitions => {
      if (!definitions) loading = undefined
      return definitions ?? {}
    })
  return loading
}
