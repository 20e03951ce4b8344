/** Resolves when React has taken over the page: what is added to its elements before would be taken for a mistake. */
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
