import { copyText } from "./copy-text"
import { createElement } from "./create-element"

/**
 * Copy buttons in page bodies, which are plain HTML handled by one listener. They are hidden in the
 * served HTML, because they do nothing without JavaScript.
 */
const SELECTOR = "button.copy-code, button[data-copy]"

/** Copy buttons, and buttons that other scripts handle. */
const REVEALED = `${SELECTOR}, button[data-aid]`

/** Time in milliseconds that a button shows the result of a press. */
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

/** Shows on the button whether copying succeeded. */
export async function confirmCopy(button: HTMLElement, copying: Promise<void>): Promise<void> {
  const message = await copying.then(
    () => "Copied",
    () => "Not copied",
  )
  showOn(button, message)
}

/** Timers that restore labels, by button, so that a second press shows its message in full. */
const restoring = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>()

/** Shows a message on a button and announces it, then restores the button's label. */
export function showOn(button: HTMLElement, message: string): void {
  button.dataset.label ??= button.textContent ?? ""
  const { label } = button.dataset
  button.textContent = message
  announce(message)
  clearTimeout(restoring.get(button))
  restoring.set(
    button,
    setTimeout(() => {
      button.textContent = label ?? ""
    }, CONFIRMATION),
  )
}

/** Announces a text to screen readers, which do not report changes of a button's text. */
export function announce(text: string): void {
  const element =
    document.getElementById("copy-status") ??
    createElement("div", { id: "copy-status", role: "status", class: "sr-only" })
  if (!element.isConnected) document.body.append(element)
  // Screen readers announce only changes of an existing element. Emptying the element first also
  // repeats a text that is the same as before.
  element.textContent = ""
  requestAnimationFrame(() => {
    element.textContent = text
  })
}
