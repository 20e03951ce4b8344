/** The part of Gatsby's store that is given an action. */
export interface ActionReceiver {
  dispatch(action: { type: string; payload: string }): unknown
}

/**
 * Makes Gatsby empty its cache. Gatsby does so only when a plugin or a file that it loads itself has changed, not when one of
 * their imports has. It has already loaded the cache when it calls the first hook.
 */
export function forgetCache(store: ActionReceiver): void {
  store.dispatch({ type: "UPDATE_PLUGINS_HASH", payload: "" })
}
