import { createElement } from "../create-element"
import { type CardContent, cardContent, withoutLinks } from "./card-content"
import { placeBeside } from "./place-beside"

/**
 * Delays in milliseconds: until a card shows for a pointer that may be passing, until it hides when
 * the pointer may return, and until a tapped link is followed if its card has not loaded.
 */
const delay = { show: 250, hide: 200, tap: 1000 } as const

const id = "link-card"

let card: HTMLElement | undefined
/** True if the card was opened by pointer or touch, so that scrolling closes it. */
let isForPointer = false
/** Link whose card is shown or about to be. */
let subject: HTMLAnchorElement | undefined
/** Value of the link's `aria-describedby` before the card is shown. */
let description: string | null = null
let showing: number | undefined
let hiding: number | undefined

/**
 * Shows a link's card while the pointer is on the link or the card, or while the link has the
 * focus. Escape closes the card (WCAG 2.2, 1.4.13).
 */
export function offerCard(link: HTMLAnchorElement, byPointer: boolean): void {
  // The reader may have moved on while this script loaded.
  if (!link.matches(byPointer ? ":hover" : ":focus-visible")) return
  clearTimeout(hiding)
  if (subject === link) return
  begin(link, byPointer)
  link.addEventListener("pointerleave", hideSoon)
  link.addEventListener("blur", hideSoon)
  link.addEventListener("click", hideCard)
  const look = () => void cardContent(link).then(content => content && show(link, content))
  if (byPointer) showing = window.setTimeout(look, delay.show)
  else look()
}

/**
 * Shows a tapped link's card, which contains a link to the target; a tap outside closes the card. A
 * second tap, or a link without a card, follows the link.
 */
export async function openCard(link: HTMLAnchorElement): Promise<void> {
  const isOpen = subject === link
  begin(link, true)
  const late = new Promise<undefined>(resolve => setTimeout(resolve, delay.tap))
  const content = isOpen ? undefined : await Promise.race([cardContent(link), late])
  if (content) show(link, content, linkOnward(link, content))
  else if (subject === link) {
    hideCard()
    // A scripted click is not a touch, so the browser follows the link.
    link.click()
  }
}

function begin(link: HTMLAnchorElement, byPointer: boolean): void {
  hideCard()
  subject = link
  isForPointer = byPointer
  addEventListener("popstate", hideCard)
}

function linkOnward(link: HTMLAnchorElement, { kind }: CardContent): HTMLAnchorElement {
  const label = kind === "page" ? "Open page" : `Go to the ${kind}`
  const onward = createElement("a", { href: link.href }, label)
  onward.onclick = hideCard
  return onward
}

function show(link: HTMLAnchorElement, content: CardContent, onward?: HTMLElement): void {
  // The reader has moved on meanwhile.
  if (subject !== link || !link.isConnected) return
  card ??= createCard()
  const { title, body } = content
  card.replaceChildren(
    title ? createElement("strong", {}, title) : "",
    " ",
    ...(onward ? body : withoutLinks(body)),
    onward ?? "",
  )
  // A tooltip must not contain a link.
  card.role = onward ? "dialog" : "tooltip"
  card.ariaLabel = onward ? (title ?? `The ${content.kind}`) : null
  card.togglePopover?.(true)
  placeBeside(card, link)
  description = link.getAttribute("aria-describedby")
  link.setAttribute("aria-describedby", id)
  onward?.focus({ preventScroll: true })
  if (onward) card.addEventListener("focusout", onFocusOut)
  addEventListener("keydown", onEscape, true)
  addEventListener("pointerdown", onPress, true)
  addEventListener("scroll", onScroll, { capture: true, passive: true })
}

/**
 * Closes a card on scroll. A card opened by focus moves with its link instead, since focusing may
 * scroll the page.
 */
function onScroll(): void {
  if (isForPointer) hideCard()
  else if (card && subject) placeBeside(card, subject)
}

function onPress({ target }: Event): void {
  const isOutside = target instanceof Node && !card?.contains(target) && !subject?.contains(target)
  if (isOutside) hideCard()
}

/** Closes a card when the focus leaves it, except back to its link, which a second tap follows. */
function onFocusOut({ relatedTarget }: FocusEvent): void {
  if (!(relatedTarget instanceof Node)) return
  if (!card?.contains(relatedTarget) && !subject?.contains(relatedTarget)) hideCard()
}

function hideSoon(): void {
  clearTimeout(hiding)
  hiding = window.setTimeout(() => {
    if (!subject?.matches(":hover, :focus-visible") && !card?.matches(":hover")) hideCard()
  }, delay.hide)
}

export function hideCard(): void {
  clearTimeout(showing)
  clearTimeout(hiding)
  removeEventListener("keydown", onEscape, true)
  removeEventListener("pointerdown", onPress, true)
  removeEventListener("scroll", onScroll, true)
  removeEventListener("popstate", hideCard)
  card?.removeEventListener("focusout", onFocusOut)
  subject?.removeEventListener("pointerleave", hideSoon)
  subject?.removeEventListener("blur", hideSoon)
  subject?.removeEventListener("click", hideCard)
  if (subject?.getAttribute("aria-describedby") === id) describeAsBefore(subject)
  subject = undefined
  if (card?.isConnected) card.togglePopover?.(false)
}

function describeAsBefore(link: HTMLElement): void {
  if (description === null) link.removeAttribute("aria-describedby")
  else link.setAttribute("aria-describedby", description)
}

function onEscape(event: KeyboardEvent): void {
  if (event.key !== "Escape") return
  // Escape closes only the card.
  event.stopPropagation()
  event.preventDefault()
  hideCard()
}

function createCard(): HTMLElement {
  const attributes = { id, class: "link-card", popover: "manual" }
  const element = createElement("div", attributes)
  element.addEventListener("pointerleave", hideSoon)
  document.body.append(element)
  return element
}
