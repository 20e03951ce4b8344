/** Keeps the page behind a dialog where it is, and as wide as with its scroll bar. Returns what lets it go again. */
export function holdPage(): () => void {
  const { style } = document.body
  const top = window.scrollY
  style.marginRight = `${window.innerWidth - document.documentElement.clientWidth}px`
  style.overflow = "hidden"
  return () => {
    style.marginRight = ""
    style.overflow = ""
    // Phones scroll the page all the same.
    window.scrollTo({ top, behavior: "instant" })
  }
}
