import { type ReactNode, startTransition } from "react"
import { hydrateRoot } from "react-dom/client"

/**
 * Brings the served page to life in slices, between which the browser answers the reader. React does it in one go
 * otherwise, which is a long task on a phone. See docs/decisions/0052-hydration-in-slices.md.
 */
export function hydrateInSlices(app: ReactNode, container: Element): void {
  startTransition(() => {
    hydrateRoot(container, app)
  })
}
