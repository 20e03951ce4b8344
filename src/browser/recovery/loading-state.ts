import { delays } from "../../site.config"
import { createElement } from "../create-element"
import * as styles from "./recovery.module.css"

let status: HTMLElement | undefined
let timers: number[] = []

/**
 * Shows a progress bar and a short text, also for screen readers, once a page has been loading for
 * a moment. The old page stays as it is.
 */
export function startLoading(): void {
  endLoading()
  status ??= statusElement()
  const element = status
  timers = [
    window.setTimeout(() => {
      element.dataset.bar = ""
    }, delays.progressBar),
    window.setTimeout(() => {
      element.textContent = "Loading the page…"
    }, delays.loadingScreen),
  ]
}

export function endLoading(): void {
  timers.forEach(clearTimeout)
  delete status?.dataset.bar
  status?.replaceChildren()
}

/**
 * Creates the status element while it is empty, because screen readers announce only changes of
 * existing elements.
 */
function statusElement(): HTMLElement {
  const element = createElement("div", { role: "status", class: `${styles.status}` })
  document.body.append(element)
  return element
}
