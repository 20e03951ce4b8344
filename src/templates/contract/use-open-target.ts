import { useEffect } from "react"

/** Opens what a link leads into, and goes there: what is folded has no place on the page. */
export function useOpenTarget(): void {
  useEffect(() => {
    const open = () => {
      const target = document.getElementById(window.location.hash.slice(1))
      const details = target?.closest("details:not([open])")
      if (!details) return
      details.toggleAttribute("open")
      target?.scrollIntoView()
    }
    open()
    window.addEventListener("hashchange", open)
    return () => window.removeEventListener("hashchange", open)
  }, [])
}
