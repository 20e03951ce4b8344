import { createElement } from "../create-element"
import * as styles from "./recovery.module.css"

let box: HTMLElement | undefined

/**
 * Shows a red box at the bottom of the page: what failed to load, why, and a button that retries.
 * Built outside React, since it must work when React has not started or its parts are missing.
 */
export function showLoadError(title: string, reason: string, retry: () => void): void {
  hideLoadError()
  const before = document.activeElement as HTMLElement | null
  const button = (label: string, act: () => void, kind = "") => {
    const element = createElement("button", { type: "button", class: `button${kind}` }, label)
    element.onclick = () => {
      hideLoadError()
      before?.focus({ preventScroll: true })
      act()
    }
    return element
  }
  const again = button("Retry", retry)
  box = createElement(
    "div",
    { role: "alert", class: `error-box ${styles.box}` },
    createElement("strong", {}, title),
    createElement("p", {}, reason),
    again,
    button("Close", () => {}, " quiet"),
  )
  document.body.append(box)
  // Moves the focus from the link that was followed to the button. A reader who has begun to type
  // keeps the focus.
  if (before?.matches("a, button")) again.focus({ preventScroll: true })
}

export function hideLoadError(): void {
  box?.remove()
}
