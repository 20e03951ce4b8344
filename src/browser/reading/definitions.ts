import { glossaryPath } from "../../content/artifact-paths"
import type { Definitions } from "../../content/schema/definitions"

let loading: Promise<Definitions> | undefined

/** What the glossary's terms mean, by route. Loaded once; none where they do not come, so that links stay links. */
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
