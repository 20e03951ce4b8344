import { useSyncExternalStore } from "react"

const subscribe = () => () => {}

/**
 * Returns false in the server's HTML and the first render, true once React runs in the browser.
 * Controls are disabled until then, so nothing moves or appears to work without JavaScript.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
