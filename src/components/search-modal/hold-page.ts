/**
 * Keeps the page behind a dialog from scrolling, at the width that it has with a scroll bar.
 * Returns a function that releases the page.
 */
export function holdPage(): () => void {
  const { style } = document.body
  const top = window.scrollY
  style.marginRight = `${window.innerWidth - document.documentElement.clientWidth}px`
  style.overflow = "hidden"
  return () => {
    style.marginRight = ""
    style.overflow = ""
    // Phones scroll the page anyway.
    window.scrollTo({ top, behavior: "instant" })
  }
}
