import { isShortcut } from "./character-keys"
import { announce, showOn } from "./copy-buttons"
import { followedKey } from "./followed-key"
import { readStorage } from "./storage"

/**
 * Loads the code of video players, link previews, large pictures, shortcuts, copying and
 * back-to-top, when a listener notices that a reader is about to use one.
 */
const load = () => import(/* webpackChunkName: "enhancements" */ "./reading/enhancements")

/**
 * Links in text to pages, and to notes, references, formulas and sections of this page. Cards
 * and figures are excluded by their class.
 */
const LINKS = 'a:is([href^="/"]:not([class]),[href^="#"])'
const PRESSED = ".heading-anchor,[data-aid],[data-embed-src] a"

/** Elements whose script loads on hover or focus. */
const ENHANCED = `.prose ${LINKS},${PRESSED}`
/** On touch, links within sentences open their preview; standalone links are followed. */
const TAPPED = `.prose :is(p,sup) ${LINKS},${PRESSED}`

const KEYS = /^[?npdtc]$/i

/** Message when the script fails to load; the next press tries again. */
const FAILURE = "Not loaded, try again"

export function listenForEnhancements(): void {
  for (const type of ["pointerover", "focusin"]) document.addEventListener(type, onApproach)
  document.addEventListener("click", onClick)
  document.addEventListener("keydown", onKeyDown)
}

/** Shows readers who follow pages what has changed in this one; called for each page shown. */
export function reportChanges(): void {
  if (readStorage(followedKey))
    load().then(
      ({ pageShown }) => pageShown(),
      () => {},
    )
}

function onApproach({ target, pointerType }: Event & { pointerType?: string }): void {
  const element = target instanceof Element && target.closest<HTMLElement>(ENHANCED)
  // Touches are handled on click.
  if (element && pointerType !== "touch")
    load().then(
      ({ approach }) => approach(element, pointerType !== undefined),
      () => {},
    )
}

function onClick(event: MouseEvent): void {
  const { target, button, altKey, ctrlKey, metaKey, shiftKey, pointerType } = event as PointerEvent
  const pressed = pointerType === "touch" ? TAPPED : PRESSED
  const element = target instanceof Element && target.closest<HTMLElement>(pressed)
  if (!element || button || altKey || ctrlKey || metaKey || shiftKey) return
  // Back-to-top, videos, pictures that open large, and tapped links.
  const isLink = element.matches("a:not(.heading-anchor)")
  if (isLink) event.preventDefault()
  load().then(
    ({ use }) => use(element),
    () => {
      if (isLink) location.assign((element as HTMLAnchorElement).href)
      else if (element.matches("button")) showOn(element, FAILURE)
      else announce(FAILURE)
    },
  )
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.repeat || !KEYS.test(event.key) || !isShortcut(event)) return
  event.preventDefault()
  load().then(
    ({ pressKey }) => pressKey(event.key.toLowerCase()),
    () => announce(FAILURE),
  )
}
