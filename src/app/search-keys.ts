import { navigate } from "gatsby"
import { isEditable, isShortcut } from "../browser/character-keys"
import { earlyKey } from "../browser/late-scripts"
import { searchPath } from "../content/routes"

type Modal = typeof import("../components/search-modal")

/** The header's link to the search page, which becomes the button of the modal. */
const BUTTON = "[data-search]"

let warmed = false

/** The index in a small script of its own: it is on its way while the modal's much larger one still loads. */
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
/** What has been typed since the modal was called for; undefined while none is on its way that is still wanted. */
let typed: string | undefined

/**
 * Opens the search modal from its button, with Ctrl or Cmd+K, with a slash outside of text fields, and by typing
 * on the button. Its script loads when a reader comes near the button, by pointer, finger or focus. Focus alone
 * does not open it: a reader who walks the page with the Tab key must be able to walk past.
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

/** Opens the search where its key was pressed before there was a script to hear it. */
function takeEarlyKey(): void {
  window.onkeydown = null
  const { dataset } = document.documentElement
  if (dataset[earlyKey] === undefined) return
  delete dataset[earlyKey]
  open("")
}

/** The link is a button from now on. */
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

/** The modal will show what is typed before it is there, unless Escape calls it off. Returns whether a key was taken. */
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
