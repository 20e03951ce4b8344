import { delays } from "../../site.config"
import { createElement } from "../create-element"
import * as styles from "./recovery.module.css"

let status: HTMLElement | undefined
let timers: number[] = []

/**
 * A progress bar and a few words, which screen readers hear too, once a page has been on its way for a moment.
 * The old page stays as it is.
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

/** Made empty before there is anything to say: screen readers announce changes of what is there. */
function statusElement(): HTMLElement {
  const element = createElement("div", { role: "status", class: `${styles.status}` })
  document.body.append(element)
  return element
}
