/**
 * Resolves when React has hydrated the page. Elements added earlier would be hydration mismatches.
 */
export function pageAlive(root = document.documentElement): Promise<void> {
  return new Promise(resolve => {
    const look = () => {
      if (root.dataset.ready === undefined) return
      observer.disconnect()
      resolve()
    }
    const observer = new MutationObserver(look)
    observer.observe(root, { attributeFilter: ["data-ready"] })
    look()
  })
}
