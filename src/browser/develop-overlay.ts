import { type DevelopProblems, type Problem, placeOf } from "../content/problem"
import { normalisePath } from "../content/routes"
import { createElement } from "./create-element"

/** Event dispatched on the window when another page is shown. */
export const pageShownInDevelop = "develop:page-shown"

const boxStyle =
  "position:fixed;overflow:auto;max-height:50vh;z-index:9999;color:#fff;border-radius:6px;" +
  "font:14px/1.5 ui-monospace,monospace;box-shadow:0 8px 40px #0006;"

/**
 * Lists content errors over the page's last good version, in develop only. The current page's
 * warnings are counted in a corner and listed when opened.
 */
export function showContentProblems(path: string): void {
  const overlay = createElement("aside", { role: "alert", "aria-label": "Problems in the content" })
  overlay.style.cssText = `${boxStyle}inset:auto 1rem 4rem;padding:1rem 1.25rem;background:#3b0d16`

  const count = createElement("summary")
  const list = createElement("div")
  const badge = createElement("details", {}, count, list)
  badge.style.cssText = `${boxStyle}inset:auto auto 1rem 1rem;max-width:60rem;padding:.25rem .75rem;background:#5c3d00`

  let told: DevelopProblems = { errors: [], warnings: {} }
  const draw = () => {
    const { errors } = told
    overlay.replaceChildren(...errors.map(problemElement))
    place(overlay, errors.length > 0)
    const warnings = told.warnings[normalisePath(window.location.pathname)] ?? []
    const noun = warnings.length === 1 ? "warning" : "warnings"
    count.textContent = `${warnings.length} ${noun} about this page`
    list.replaceChildren(...warnings.map(problemElement))
    place(badge, warnings.length > 0)
  }
  new EventSource(path).onmessage = event => {
    told = JSON.parse(event.data as string) as DevelopProblems
    draw()
  }
  window.addEventListener(pageShownInDevelop, () => {
    badge.open = false
    draw()
  })
}

function place(element: HTMLElement, isShown: boolean): void {
  if (!isShown) element.remove()
  else if (!element.isConnected) document.body.append(element)
}

function problemElement(problem: Problem): HTMLElement {
  const { field, message, fix } = problem
  return createElement(
    "p",
    {},
    createElement("strong", {}, `${placeOf(problem)}${field ? ` (${field})` : ""}`),
    createElement("br"),
    message,
    createElement("br"),
    `→ ${fix}`,
  )
}
