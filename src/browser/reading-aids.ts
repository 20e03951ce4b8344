import { isShortcut } from "./character-keys"
import { announce, sayOn } from "./copy-buttons"
import { followedKey } from "./followed-key"
import { readStorage } from "./storage"

/**
 * Players of videos, cards that say what links lead to, large pictures, shortcuts and their sheet, copying of pages and of links to headings, the way back to
 * the top: two listeners notice that a reader is about to use one, and load what they do.
 */
const load = () => import(/* webpackChunkName: "reading-aids" */ "./reading/aids")

/** Links of texts to pages and to notes, works, formulas and sections of this one; cards and figures have a class of their own. */
const LINKS = 'a:is([href^="/"]:not([class]),[href^="#"])'
const PRESSED = ".heading-anchor,[data-aid],[data-embed-src] a"

/** Elements whose script loads when a reader comes near them. */
const AIDS = `.prose ${LINKS},${PRESSED}`
/** Under a finger, links of sentences open their card; those that stand alone lead on. */
const TAPPED = `.prose :is(p,sup) ${LINKS},${PRESSED}`

const KEYS = /^[?npdtc]$/i

/** Said where the script does not come. The next press asks for it again. */
const FAILURE = "Not loaded, try again"

export function listenForReading(): void {
  for (const type of ["pointerover", "focusin"]) document.addEventListener(type, onApproach)
  document.addEventListener("click", onClick)
  document.addEventListener("keydown", onKeyDown)
}

/** Called for each page shown: who follows pages is told what has changed in this one. */
export function tellOfChanges(): void {
  if (readStorage(followedKey))
    load().then(
      ({ pageShown }) => pageShown(),
      () => {},
    )
}

function onApproach({ target, pointerType }: Event & { pointerType?: string }): void {
  const aid = target instanceof Element && target.closest<HTMLElement>(AIDS)
  // What a finger does is told by its tap.
  if (aid && pointerType !== "touch")
    load().then(
      ({ approach }) => approach(aid, pointerType !== undefined),
      () => {},
    )
}

function onClick(event: MouseEvent): void {
  const { target, button, altKey, ctrlKey, metaKey, shiftKey, pointerType } = event as PointerEvent
  const pressed = pointerType === "touch" ? TAPPED : PRESSED
  const aid = target instanceof Element && target.closest<HTMLElement>(pressed)
  if (!aid || button || altKey || ctrlKey || metaKey || shiftKey) return
  // Back to the top, videos, pictures that open large, and links under a finger.
  const isLink = aid.matches("a:not(.heading-anchor)")
  if (isLink) event.preventDefault()
  load().then(
    ({ use }) => use(aid),
    () => {
      if (isLink) location.assign((aid as HTMLAnchorElement).href)
      else if (aid.matches("button")) sayOn(aid, FAILURE)
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
