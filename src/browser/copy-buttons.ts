import { copyText } from "./copy-text"
import { createElement } from "./create-element"

/**
 * Copy buttons inside page bodies are plain HTML; one listener serves all of them. They are hidden in the
 * served HTML, since without script they could do nothing.
 */
const SELECTOR = "button.copy-code, button[data-copy]"

/** Those, and buttons that other scripts serve. */
const REVEALED = `${SELECTOR}, button[data-aid]`

/** How long a button says what became of a press, in milliseconds. */
export const CONFIRMATION = 2000

export function revealCopyButtons(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>(REVEALED)) button.hidden = false
}

export function listenForCopying(): void {
  document.addEventListener("click", event => {
    const target =
      event.target instanceof Element ? event.target.closest<HTMLButtonElement>(SELECTOR) : null
    if (target) void copyFrom(target)
  })
}

async function copyFrom(button: HTMLButtonElement): Promise<void> {
  const text =
    button.dataset.copy ?? button.closest("figure")?.querySelector("code")?.textContent ?? ""
  await confirmCopy(button, copyText(text.replace(/\s*\n$/, "")))
}

/** Says how copying went. */
export async function confirmCopy(button: HTMLElement, copying: Promise<void>): Promise<void> {
  const said = await copying.then(
    () => "Copied",
    () => "Not copied",
  )
  sayOn(button, said)
}

/** Says something on a button, and to screen readers; then the button gets its label back. */
export function sayOn(button: HTMLElement, said: string): void {
  button.dataset.label ??= button.textContent ?? ""
  const { label } = button.dataset
  button.textContent = said
  announce(said)
  setTimeout(() => {
    button.textContent = label ?? ""
  }, CONFIRMATION)
}

/** Tells screen readers, which do not follow the text of a button. */
export function announce(text: string): void {
  const element =
    document.getElementById("copy-status") ??
    createElement("div", { id: "copy-status", role: "status", class: "sr-only" })
  if (!element.isConnected) document.body.append(element)
  // The element is there, and empty, before it speaks: only changes of it are read out, the same words again too.
  element.textContent = ""
  requestAnimationFrame(() => {
    element.textContent = text
  })
}
