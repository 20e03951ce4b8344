/** The part of Gatsby's store that is given an action. */
export interface ActionReceiver {
  dispatch(action: { type: string; payload: string }): unknown
}

/**
 * Has Gatsby empty its cache, which it does by itself only when a plugin or a file that it loads has changed, and not when a file that these
 * import has. It holds the cache already when the first hook is called.
 */
export function forgetCache(store: ActionReceiver): void {
  store.dispatch({ type: "UPDATE_PLUGINS_HASH", payload: "" })
}
