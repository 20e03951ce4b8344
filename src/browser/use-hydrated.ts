import { useSyncExternalStore } from "react"

const subscribe = () => () => {}

/**
 * False in the server's HTML and in the first render, true once React runs in the browser. Controls are
 * disabled until then, so nothing moves and nothing pretends to work without script.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
