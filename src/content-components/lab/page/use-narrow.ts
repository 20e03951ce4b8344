import { useSyncExternalStore } from "react"

/** Below this width, the lab is one column and its fields open in a sheet at the bottom. */
const query = "(max-width: 63.99rem)"

const queryList = () => (typeof window.matchMedia === "function" ? window.matchMedia(query) : null)

function subscribe(notify: () => void): () => void {
  const list = queryList()
  list?.addEventListener("change", notify)
  return () => list?.removeEventListener("change", notify)
}

/** Returns true if the lab is one column; undefined on the server, which serves both. */
export function useNarrow(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(
    subscribe,
    () => queryList()?.matches ?? false,
    () => undefined,
  )
}
