import { prefetchTarget } from "./prefetch-rules"

/**
 * Follows page links that gatsby-plugin-catch-links leaves to the browser: to pages named like
 * files, and to the current page with another query and an anchor. The plugin's listener runs
 * first.
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
