import type { Problem } from "../content/problem"
import { createElement } from "./create-element"

/**
 * In develop only: lists the problems of the content over the page while there are any. The page below
 * stays at its last good version.
 */
export function showContentProblems(path: string): void {
  const overlay = createElement("aside", { role: "alert", "aria-label": "Problems of the content" })
  overlay.style.cssText =
    "position:fixed;inset:auto 1rem 1rem;max-height:50vh;overflow:auto;z-index:9999;padding:1rem 1.25rem;" +
    "background:#3b0d16;color:#fff;font:14px/1.5 ui-monospace,monospace;border-radius:6px;box-shadow:0 8px 40px #0006"
  new EventSource(path).onmessage = event => {
    const problems = JSON.parse(event.data as string) as Problem[]
    overlay.replaceChildren(...problems.map(problemElement))
    if (problems.length > 0) document.body.append(overlay)
    else overlay.remove()
  }
}

function problemElement({ file, line, field, message, fix }: Problem): HTMLElement {
  const place = `${file}${line ? `:${line}` : ""}${field ? ` (${field})` : ""}`
  return createElement(
    "p",
    {},
    createElement("strong", {}, place),
    createElement("br"),
    message,
    createElement("br"),
    `→ ${fix}`,
  )
}
