import { navigate } from "gatsby"
import { isEditable, isShortcut } from "../browser/character-keys"
import { earlyKey } from "../browser/deferred-scripts"
import { searchPath } from "../content/routes"

type Modal = typeof import("../components/search-modal")

/** The header's link to the search page, which becomes the button that opens the modal. */
const BUTTON = "[data-search]"

let warmed = false

/** Loads the search index through a small chunk, in parallel with the much larger modal. */
const warmIndex = () =>
  import(/* webpackChunkName: "search-client" */ "../search/client/site-search").then(
    ({ siteSearch }) => siteSearch().warm(),
  )

function loadModal(): Promise<Modal> {
  if (!warmed) {
    warmed = true
    warmIndex().catch(() => {
      warmed = false
    })
  }
  return import(/* webpackChunkName: "search-modal" */ "../components/search-modal")
}

let modal: Modal | undefined
/**
 * Keys typed since the modal was requested; undefined if no modal is loading or Escape canceled it.
 */
let typed: string | undefined

/**
 * Opens the search modal by its button, Ctrl or Cmd+K, a slash outside text fields, or typing on
 * the button; the script loads on hover, touch or focus. Focus alone does not open the modal, so
 * that readers can tab past the button.
 */
export function listenForSearch(): void {
  for (const type of ["pointerover", "touchstart", "focusin"])
    document.addEventListener(
      type,
      ({ target }) => {
        if (isButton(target)) loadModal().catch(() => {})
      },
      { passive: true },
    )
  document.addEventListener("click", event => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !isButton(event.target)) return
    event.preventDefault()
    open("")
  })
  document.addEventListener("keydown", onKeyDown)
  takeEarlyKey()
}

/** Opens the search if its shortcut was pressed before this script ran. */
function takeEarlyKey(): void {
  window.onkeydown = null
  const { dataset } = document.documentElement
  if (dataset[earlyKey] === undefined) return
  delete dataset[earlyKey]
  open("")
}

/** Turns the search link into a button for assistive technology. */
export function revealSearchButton(): void {
  const button = document.querySelector(BUTTON)
  button?.setAttribute("role", "button")
  button?.setAttribute("aria-haspopup", "dialog")
}

function onKeyDown(event: KeyboardEvent): void {
  const { key, target } = event
  if (event.altKey || !key) return
  if (event.ctrlKey || event.metaKey) {
    if (key.toLowerCase() !== "k" || event.shiftKey) return
    if (!modal?.closeSearch()) open("")
  } else if (typed !== undefined) {
    if (!typeAhead(event)) return
  } else if (isButton(target) && /^[\p{L}\p{N} ]$/u.test(key)) open(key.trim())
  else if (key === "/" && isShortcut(event)) open("")
  else return
  event.preventDefault()
}

/**
 * Collects keys typed while the modal loads, unless Escape cancels it. Returns true if the key was
 * used.
 */
function typeAhead({ key, target }: KeyboardEvent): boolean {
  if (key === "Escape") typed = undefined
  else if (key.length > 1 || isEditable(target)) return false
  else typed += key
  return true
}

function open(query: string): void {
  if (typed !== undefined) return
  typed = query
  loadModal()
    .then(
      loaded => {
        modal = loaded
        return loaded.openSearch(() => typed)
      },
      () => typed !== undefined && navigate(searchPath),
    )
    .finally(() => {
      typed = undefined
    })
}

const isButton = (target: EventTarget | null) =>
  target instanceof Element && target.closest(BUTTON) !== null
