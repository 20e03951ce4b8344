import { createElement } from "../create-element"
import { loadDefinitions } from "./definitions"
import { placeBeside } from "./place-beside"

/** Milliseconds: a pointer on its way across a term means nothing by it, one that leaves may come back. */
const delay = { show: 250, hide: 200 } as const

const id = "term-card"

let card: HTMLElement | undefined
/** The term whose card is shown or about to be. */
let term: HTMLAnchorElement | undefined
let showing: number | undefined
let hiding: number | undefined

/**
 * Shows what a linked term means, while the pointer is on the link or on the card, or while the link has the focus.
 * Escape takes the card away (WCAG 2.2, 1.4.13).
 */
export async function offerTerm(link: HTMLAnchorElement, byPointer: boolean): Promise<void> {
  // The reader may have gone on while this script was on its way.
  if (!link.matches(byPointer ? ":hover" : ":focus-visible")) return
  clearTimeout(hiding)
  if (term === link) return
  hideTerm()
  term = link
  link.addEventListener("pointerleave", hideSoon)
  link.addEventListener("blur", hideSoon)
  link.addEventListener("click", hideTerm)
  addEventListener("popstate", hideTerm)
  const definitions = await loadDefinitions()
  const definition = definitions[link.pathname.replace(/\/$/, "")]
  if (!definition) return
  if (byPointer) showing = window.setTimeout(show, delay.show, link, ...definition)
  else show(link, ...definition)
}

function show(link: HTMLAnchorElement, title: string, text: string): void {
  // The reader has gone on meanwhile.
  if (term !== link || !link.isConnected) return
  card ??= createCard()
  card.replaceChildren(createElement("strong", {}, title), ` ${text}`)
  card.togglePopover?.(true)
  follow()
  link.setAttribute("aria-describedby", id)
  addEventListener("keydown", onEscape, true)
  addEventListener("scroll", follow, { capture: true, passive: true })
}

/** Keeps the card at its term while something scrolls. */
function follow(): void {
  if (card && term) placeBeside(card, term)
}

function hideSoon(): void {
  clearTimeout(hiding)
  hiding = window.setTimeout(() => {
    if (!term?.matches(":hover, :focus-visible") && !card?.matches(":hover")) hideTerm()
  }, delay.hide)
}

export function hideTerm(): void {
  clearTimeout(showing)
  clearTimeout(hiding)
  removeEventListener("keydown", onEscape, true)
  removeEventListener("scroll", follow, true)
  removeEventListener("popstate", hideTerm)
  term?.removeEventListener("pointerleave", hideSoon)
  term?.removeEventListener("blur", hideSoon)
  term?.removeEventListener("click", hideTerm)
  term?.removeAttribute("aria-describedby")
  term = undefined
  if (card?.isConnected) card.togglePopover?.(false)
}

function onEscape(event: KeyboardEvent): void {
  if (event.key !== "Escape") return
  // It takes away the card and nothing else.
  event.stopPropagation()
  event.preventDefault()
  hideTerm()
}

function createCard(): HTMLElement {
  const attributes = { id, class: "term-card", role: "tooltip", popover: "manual" }
  const element = createElement("div", attributes)
  element.addEventListener("pointerleave", hideSoon)
  document.body.append(element)
  return element
}
