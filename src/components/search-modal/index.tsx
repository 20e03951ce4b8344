import { flushSync } from "react-dom"
import { createRoot, type Root } from "react-dom/client"
import { siteSearch } from "../../search/client/site-search"
import { limits } from "../../site.config"
import { keepTabInside } from "./keep-tab-inside"
import { SearchDialog } from "./search-dialog"
import stylesheet from "./search-modal.css?lazy"

let open: { dialog: HTMLDialogElement; root: Root } | undefined

const styled = loadStyles()
siteSearch().warm()

/** Shows the modal with a query in it. Does nothing where it is shown already. */
export async function openSearch(query = ""): Promise<void> {
  await styled
  if (open) return
  const dialog = document.createElement("dialog")
  dialog.setAttribute("aria-label", "Search")
  dialog.className = "search-modal"
  document.body.append(dialog)
  const root = createRoot(dialog)
  open = { dialog, root }
  dialog.addEventListener("keydown", onKeyDown, { capture: true })
  // The browser's own ways of closing, such as the back gesture of a phone.
  dialog.addEventListener("close", () => {
    if (open?.dialog === dialog) closeSearch()
  })
  window.addEventListener("popstate", closeSearch)
  dialog.showModal()
  // At once, so that a phone still counts the focus as part of the reader's tap and shows its keyboard.
  flushSync(() =>
    root.render(
      <SearchDialog
        client={siteSearch()}
        initialQuery={query.slice(0, limits.searchInputLength)}
        onClose={closeSearch}
      />,
    ),
  )
}

/** Takes the modal away and gives the focus back. Returns whether it was there. */
export function closeSearch(): boolean {
  if (!open) return false
  const { dialog, root } = open
  open = undefined
  window.removeEventListener("popstate", closeSearch)
  dialog.close()
  // Closing may be called while React renders the modal, which cannot be taken away under its hands.
  queueMicrotask(() => {
    root.unmount()
    dialog.remove()
  })
  return true
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.key === "Tab" && open) keepTabInside(open.dialog, event)
  // Before the search box sees it, which would only empty itself.
  if (event.key === "Escape" && !event.isComposing) {
    event.preventDefault()
    event.stopPropagation()
    closeSearch()
  }
}

/** Resolves when the style sheet is there; without it the modal is plain but works. */
function loadStyles(): Promise<unknown> {
  const link = document.createElement("link")
  link.rel = "stylesheet"
  link.href = stylesheet
  return new Promise(resolve => {
    link.onload = resolve
    link.onerror = resolve
    document.head.append(link)
  })
}
