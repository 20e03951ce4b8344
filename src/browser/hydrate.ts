import { type ReactNode, startTransition } from "react"
import { hydrateRoot } from "react-dom/client"

/**
 * Hydrates the page in slices, between which the browser can respond; React's default is one task,
 * which is long on phones. See docs/decisions/0052-hydration-in-slices.md.
 */
export function hydrateInSlices(app: ReactNode, container: Element): void {
  startTransition(() => {
    hydrateRoot(container, app)
  })
}
