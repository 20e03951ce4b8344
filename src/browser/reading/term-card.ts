import { createElement } from "../create-element"
import { loadDefinitions } from "./definitions"
import { placeBeside } from "./place-beside"

/** Milliseconds: a pointer on its way across a term means nothing by it, one that leaves may come back. */
const delay = { show: 250, hide: 200 } as const

const id = "term-card"

let card: HTMLElement | undefined
/** The card is shown for a pointer or a finger: it goes when the page scrolls from under them. */
let isForPointer = false
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
  begin(link, byPointer)
  link.addEventListener("pointerleave", hideSoon)
  link.addEventListener("blur", hideSoon)
  link.addEventListener("click", hideTerm)
  const definition = await definitionOf(link)
  if (!definition) return
  if (byPointer) showing = window.setTimeout(show, delay.show, link, ...definition)
  else show(link, ...definition)
}

/**
 * Shows what a tapped term means, with a link to its page; a tap beside it closes the card. A second tap, or a term
 * that has no definition, leads on.
 */
export async function openTerm(link: HTMLAnchorElement): Promise<void> {
  const isOpen = term === link
  begin(link, true)
  const definition = isOpen ? undefined : await definitionOf(link)
  if (definition) show(link, ...definition, openPage(link))
  else if (term === link) {
    hideTerm()
    // Not by a finger, so that it is followed.
    link.click()
  }
}

function begin(link: HTMLAnchorElement, byPointer: boolean): void {
  hideTerm()
  term = link
  isForPointer = byPointer
  addEventListener("popstate", hideTerm)
}

async function definitionOf(link: HTMLAnchorElement) {
  return (await loadDefinitions())[link.pathname.replace(/\/$/, "")]
}

function openPage(link: HTMLAnchorElement): HTMLAnchorElement {
  const onward = createElement("a", { href: link.href }, "Open page")
  onward.onclick = hideTerm
  return onward
}

function show(link: HTMLAnchorElement, title: string, text: string, onward?: HTMLElement): void {
  // The reader has gone on meanwhile.
  if (term !== link || !link.isConnected) return
  card ??= createCard()
  card.replaceChildren(createElement("strong", {}, title), ` ${text}`, onward ?? "")
  // What holds a link is no tooltip.
  card.role = onward ? "dialog" : "tooltip"
  card.ariaLabel = onward ? title : null
  card.togglePopover?.(true)
  placeBeside(card, link)
  link.setAttribute("aria-describedby", id)
  onward?.focus({ preventScroll: true })
  addEventListener("keydown", onEscape, true)
  addEventListener("pointerdown", onPress, true)
  addEventListener("scroll", onScroll, { capture: true, passive: true })
}

/** A card for the focus stays at its term while something scrolls, since the focus itself may scroll the page. */
function onScroll(): void {
  if (isForPointer) hideTerm()
  else if (card && term) placeBeside(card, term)
}

function onPress({ target }: Event): void {
  const isOutside = target instanceof Node && !card?.contains(target) && !term?.contains(target)
  if (isOutside) hideTerm()
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
  removeEventListener("pointerdown", onPress, true)
  removeEventListener("scroll", onScroll, true)
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
  const attributes = { id, class: "term-card", popover: "manual" }
  const element = createElement("div", attributes)
  element.addEventListener("pointerleave", hideSoon)
  document.body.append(element)
  return element
}
