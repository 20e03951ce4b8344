import { useEffect, useState } from "react"

/**
 * Id of the current section: the last one whose heading has reached or passed the upper third of
 * the window. Undefined above the first heading, and before the page's script runs.
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const key = ids.join(" ")
  useEffect(() => {
    const order = key.split(" ")
    const passed = new Set<string>()
    const observer = new IntersectionObserver(
      entries => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) passed.add(target.id)
          else passed.delete(target.id)
        }
        setCurrent(order.filter(id => passed.has(id)).at(-1))
      },
      // Reaches to the top of any page, or headings above a jump would never be reported.
      { rootMargin: "9999999px 0px -66%" },
    )
    for (const id of order) {
      const heading = document.getElementById(id)
      if (heading) observer.observe(heading)
    }
    return () => observer.disconnect()
  }, [key])
  return current
}
