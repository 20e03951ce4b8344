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
 * Shows the modal. Does nothing where it is shown already.
 * @param query what stands in it, or undefined where it is no longer wanted; asked when it shows, since a reader may
 * type on or call it off meanwhile. Where it is empty, the text that is selected on the page is searched for.
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
  // After React's own listener, which remembers a hit that is followed.
  dialog.addEventListener("click", onClick)
  dialog.addEventListener("mousedown", ({ target }) => {
    if (target === dialog) closeSearch()
  })
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
        initialQuery={initialQuery}
        isSelected={!typed}
        onClose={closeSearch}
        onFollow={follow}
      />,
    ),
  )
}

const selectedText = () => String(window.getSelection() ?? "").trim()

/** Takes the modal away and gives the focus back. Returns whether it was there. */
export function closeSearch(): boolean {
  if (!open) return false
  const { dialog, root, letGo } = open
  open = undefined
  window.removeEventListener("popstate", closeSearch)
  letGo()
  dialog.close()
  // Closing may be called while React renders the modal, which cannot be taken away under its hands.
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
  // Before the search box sees it, which would only empty itself.
  if (event.key === "Escape" && !event.isComposing) {
    event.preventDefault()
    event.stopPropagation()
    closeSearch()
  }
}

/** A plain click on a link of the site changes the page in place; any other is the browser's: tabs, windows. */
function onClick(event: MouseEvent): void {
  const link =
    event.target instanceof Element
      ? event.target.closest("a[href^='/']")?.getAttribute("href")
      : undefined
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  follow(link)
}
