/**
 * Resolves when React has hydrated the page. Elements added earlier would be hydration mismatches.
 */
export function waitForHydration(root = document.documentElement): Promise<void> {
  return new Promise(resolve => {
    const check = () => {
      if (root.dataset.ready === undefined) return
      observer.disconnect()
      resolve()
    }
    const observer = new MutationObserver(check)
    observer.observe(root, { attributeFilter: ["data-ready"] })
    check()
  })
}
