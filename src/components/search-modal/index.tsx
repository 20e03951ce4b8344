import { navigate } from "gatsby"
import { flushSync } from "react-dom"
import { createRoot, type Root } from "react-dom/client"
import { createElement } from "../../browser/create-element"
import { loadStyles } from "../../browser/load-styles"
import { siteSearch } from "../../search/client/site-search"
import { limits } from "../../site.config"
import { holdPage } from "./hold-page"
import { keepTabInside } from "./keep-tab-inside"
import { SearchDialog } from "./search-dialog"
import stylesheet from "./search-modal.css?lazy"

let open: { dialog: HTMLDialogElement; root: Root; letGo(): void } | undefined

const styled = loadStyles(stylesheet)
siteSearch().warm()

/**
 * Opens the dialog, unless it is already open.
 * @param query returns the initial query, or undefined to cancel; called when the dialog opens,
 * because a reader may continue typing or cancel before then. If the query is empty, the selected
 * text is used.
 */
export async function openSearch(query: () => string | undefined): Promise<void> {
  await styled
  const typed = query()
  if (open || typed === undefined) return
  const initialQuery = (typed || selectedText()).slice(0, limits.searchInputLength)
  const dialog = createElement("dialog", { class: "search-modal", "aria-label": "Search" })
  document.body.append(dialog)
  const root = createRoot(dialog)
  open = { dialog, root, letGo: holdPage() }
  dialog.addEventListener("keydown", onKeyDown, { capture: true })
  // Runs after React's own listener, which stores a followed hit.
  dialog.addEventListener("click", onClick)
  dialog.addEventListener("mousedown", ({ target }) => {
    if (target === dialog) closeSearch()
  })
  // The browser can close the dialog too, for example with a phone's back gesture.
  dialog.addEventListener("close", () => {
    if (open?.dialog === dialog) closeSearch()
  })
  window.addEventListener("popstate", closeSearch)
  dialog.showModal()
  // Synchronous, so that a phone treats the focus as part of the reader's tap and shows its
  // keyboard.
  flushSync(() =>
    root.render(
      <SearchDialog
        client={siteSearch()}
        initialQuery={initialQuery}
        isSelected={!typed}
        onClose={closeSearch}
        onFollow={follow}
      />,
    ),
  )
}

const selectedText = () => String(window.getSelection() ?? "").trim()

/** Closes the dialog and restores focus. Returns true if the dialog was open. */
export function closeSearch(): boolean {
  if (!open) return false
  const { dialog, root, letGo } = open
  open = undefined
  window.removeEventListener("popstate", closeSearch)
  letGo()
  dialog.close()
  // React may be rendering the dialog now, so it is unmounted later.
  queueMicrotask(() => {
    root.unmount()
    dialog.remove()
  })
  return true
}

function follow(url: string): void {
  closeSearch()
  void navigate(url)
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.key === "Tab" && open) keepTabInside(open.dialog, event)
  // Runs before the search box, which would only clear itself.
  if (event.key === "Escape" && !event.isComposing) {
    event.preventDefault()
    event.stopPropagation()
    closeSearch()
  }
}

/**
 * Follows a plain click on a link of the site in place; the browser handles all others, such as new
 * tabs.
 */
function onClick(event: MouseEvent): void {
  const link =
    event.target instanceof Element
      ? event.target.closest("a[href^='/']")?.getAttribute("href")
      : undefined
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  follow(link)
}
