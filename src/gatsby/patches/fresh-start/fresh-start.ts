/** The part of Gatsby's store that receives actions. */
export interface ActionReceiver {
  dispatch(action: { type: string; payload: string }): unknown
}

/**
 * Makes Gatsby empty its cache, which is already loaded when the first hook runs. By itself, Gatsby
 * does so only when a plugin or a file that it loads directly has changed, not when one of their
 * imports has.
 */
export function forgetCache(store: ActionReceiver): void {
  store.dispatch({ type: "UPDATE_PLUGINS_HASH", payload: "" })
}
