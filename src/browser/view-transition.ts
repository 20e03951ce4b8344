/** Settles when the page that a change leads to is there. */
let arrive: (() => void) | undefined

/** On phones the pictures of both pages take as long as the page itself. */
const wanted = "(pointer: fine) and (prefers-reduced-motion: no-preference)"

/**
 * Lets the browser keep a picture of the page that is left and blend it into the next one, where it can, has the
 * power for it, and the reader wants motion. Resolves when the next page may be drawn; `pageArrived` says that it has been.
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
    // A change that is cut short is no error: the next page is there all the same.
    ready.catch(() => resolve())
    updateCallbackDone.catch(() => {})
  })
}

/** The page has been drawn. */
export function pageArrived(): void {
  arrive?.()
  arrive = undefined
}
