/**
 * Copy buttons inside page bodies are plain HTML; one listener serves all of them. They are hidden in the
 * served HTML, since without script they could do nothing.
 */
const SELECTOR = "button.copy-code, button[data-copy]"

/** How long a button says that it has copied, in milliseconds. */
const CONFIRMATION = 2000

export function revealCopyButtons(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>(SELECTOR)) button.hidden = false
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
  const label = button.textContent
  const said = await navigator.clipboard.writeText(text).then(
    () => "Copied",
    () => "Not copied",
  )
  button.textContent = said
  announce(said)
  setTimeout(() => {
    button.textContent = label
  }, CONFIRMATION)
}

/** Tells screen readers, which do not follow the text of a button. */
function announce(text: string): void {
  let status = document.getElementById("copy-status")
  if (!status) {
    status = document.createElement("div")
    status.id = "copy-status"
    status.setAttribute("role", "status")
    status.className = "sr-only"
    document.body.append(status)
  }
  status.textContent = text
}
