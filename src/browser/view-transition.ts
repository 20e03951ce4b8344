/** Ends the update of the current transition. */
let arrive: (() => void) | undefined

/** Excludes phones, where snapshots of both pages take as long as the page itself. */
const wanted = "(pointer: fine) and (prefers-reduced-motion: no-preference)"

/**
 * Starts a view transition from the current page, if the browser supports it, the device is fast
 * enough and the reader wants motion. Resolves when the next page may be drawn, after which
 * `pageArrived` ends the transition.
 */
export function leavePage(): Promise<void> {
  pageArrived()
  if (!matchMedia(wanted).matches || !document.startViewTransition || document.hidden)
    return Promise.resolve()
  return new Promise(resolve => {
    const { ready, updateCallbackDone } = document.startViewTransition(() => {
      resolve()
      return new Promise<void>(arrived => {
        arrive = arrived
      })
    })
    // An interrupted transition is not an error: the next page is shown anyway.
    ready.catch(() => resolve())
    updateCallbackDone.catch(() => {})
  })
}

/** Ends the transition, if there is one, after the next page is drawn. */
export function pageArrived(): void {
  arrive?.()
  arrive = undefined
}
