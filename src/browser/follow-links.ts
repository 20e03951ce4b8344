import { prefetchTarget } from "./prefetch-rules"

/**
 * Follows the links to pages that gatsby-plugin-catch-links leaves to the browser: to pages that are named like files, and to
 * the page that is shown with another query and an anchor. The plugin listens first.
 */
export function followLinks(): void {
  addEventListener("click", event => {
    const { target, defaultPrevented, button, altKey, ctrlKey, metaKey, shiftKey } = event
    if (defaultPrevented || button || altKey || ctrlKey || metaKey || shiftKey) return
    const link = target instanceof Element && target.closest("a")
    if (!link || !prefetchTarget(link, location)) return
    event.preventDefault()
    window.___navigate(link.pathname + link.search + link.hash)
  })
}
