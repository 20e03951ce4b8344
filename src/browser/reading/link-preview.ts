import { createElement } from "../create-element"
import { placeBeside } from "./place-beside"
import { type PreviewContent, previewContent, withoutLinks } from "./preview-content"

/**
 * Delays in milliseconds: until a preview shows for a pointer that may be passing, until it hides
 * when the pointer may return, and until a tapped link is followed if its preview has not loaded.
 */
const delay = { show: 250, hide: 200, tap: 1000 } as const

const id = "link-card"

let preview: HTMLElement | undefined
/** True if the preview was opened by pointer or touch, so that scrolling closes it. */
let isForPointer = false
/** Link whose preview is shown or about to be. */
let subject: HTMLAnchorElement | undefined
/** Value of the link's `aria-describedby` before the preview is shown. */
let description: string | null = null
let showing: number | undefined
let hiding: number | undefined

/**
 * Shows a link's preview while the pointer is on the link or the preview, or while the link has the
 * focus. Escape closes the preview (WCAG 2.2, 1.4.13).
 */
export function offerPreview(link: HTMLAnchorElement, byPointer: boolean): void {
  // The reader may have moved on while this script loaded.
  if (!link.matches(byPointer ? ":hover" : ":focus-visible")) return
  clearTimeout(hiding)
  if (subject === link) return
  begin(link, byPointer)
  link.addEventListener("pointerleave", hideSoon)
  link.addEventListener("blur", hideSoon)
  link.addEventListener("click", hidePreview)
  const look = () => void previewContent(link).then(content => content && show(link, content))
  if (byPointer) showing = window.setTimeout(look, delay.show)
  else look()
}

/**
 * Shows a tapped link's preview, which contains a link to the target; a tap outside closes the
 * preview. A second tap, or a link without a preview, follows the link.
 */
export async function openPreview(link: HTMLAnchorElement): Promise<void> {
  const isOpen = subject === link
  begin(link, true)
  const late = new Promise<undefined>(resolve => setTimeout(resolve, delay.tap))
  const content = isOpen ? undefined : await Promise.race([previewContent(link), late])
  if (content) show(link, content, linkOnward(link, content))
  else if (subject === link) {
    hidePreview()
    // A scripted click is not a touch, so the browser follows the link.
    link.click()
  }
}

function begin(link: HTMLAnchorElement, byPointer: boolean): void {
  hidePreview()
  subject = link
  isForPointer = byPointer
  addEventListener("popstate", hidePreview)
}

function linkOnward(link: HTMLAnchorElement, { kind }: PreviewContent): HTMLAnchorElement {
  const label = kind === "page" ? "Open page" : `Go to the ${kind}`
  const onward = createElement("a", { href: link.href }, label)
  onward.onclick = hidePreview
  return onward
}

function show(link: HTMLAnchorElement, content: PreviewContent, onward?: HTMLElement): void {
  // The reader has moved on meanwhile.
  if (subject !== link || !link.isConnected) return
  preview ??= createPreview()
  const { title, body } = content
  preview.replaceChildren(
    title ? createElement("strong", {}, title) : "",
    " ",
    ...(onward ? body : withoutLinks(body)),
    onward ?? "",
  )
  // A tooltip must not contain a link.
  preview.role = onward ? "dialog" : "tooltip"
  preview.ariaLabel = onward ? (title ?? `The ${content.kind}`) : null
  preview.togglePopover?.(true)
  placeBeside(preview, link)
  description = link.getAttribute("aria-describedby")
  link.setAttribute("aria-describedby", id)
  onward?.focus({ preventScroll: true })
  if (onward) preview.addEventListener("focusout", onFocusOut)
  addEventListener("keydown", onEscape, true)
  addEventListener("pointerdown", onPress, true)
  addEventListener("scroll", onScroll, { capture: true, passive: true })
}

/**
 * Closes a preview on scroll. A preview opened by focus moves with its link instead, since focusing
 * may scroll the page.
 */
function onScroll(): void {
  if (isForPointer) hidePreview()
  else if (preview && subject) placeBeside(preview, subject)
}

function onPress({ target }: Event): void {
  const isOutside =
    target instanceof Node && !preview?.contains(target) && !subject?.contains(target)
  if (isOutside) hidePreview()
}

/**
 * Closes a preview when the focus leaves it, except back to its link, which a second tap follows.
 */
function onFocusOut({ relatedTarget }: FocusEvent): void {
  if (!(relatedTarget instanceof Node)) return
  if (!preview?.contains(relatedTarget) && !subject?.contains(relatedTarget)) hidePreview()
}

function hideSoon(): void {
  clearTimeout(hiding)
  hiding = window.setTimeout(() => {
    if (!subject?.matches(":hover, :focus-visible") && !preview?.matches(":hover")) hidePreview()
  }, delay.hide)
}

export function hidePreview(): void {
  clearTimeout(showing)
  clearTimeout(hiding)
  removeEventListener("keydown", onEscape, true)
  removeEventListener("pointerdown", onPress, true)
  removeEventListener("scroll", onScroll, true)
  removeEventListener("popstate", hidePreview)
  preview?.removeEventListener("focusout", onFocusOut)
  subject?.removeEventListener("pointerleave", hideSoon)
  subject?.removeEventListener("blur", hideSoon)
  subject?.removeEventListener("click", hidePreview)
  if (subject?.getAttribute("aria-describedby") === id) restoreDescription(subject)
  subject = undefined
  if (preview?.isConnected) preview.togglePopover?.(false)
}

function restoreDescription(link: HTMLElement): void {
  if (description === null) link.removeAttribute("aria-describedby")
  else link.setAttribute("aria-describedby", description)
}

function onEscape(event: KeyboardEvent): void {
  if (event.key !== "Escape") return
  // Escape closes only the preview.
  event.stopPropagation()
  event.preventDefault()
  hidePreview()
}

function createPreview(): HTMLElement {
  const attributes = { id, class: "link-card", popover: "manual" }
  const element = createElement("div", attributes)
  element.addEventListener("pointerleave", hideSoon)
  document.body.append(element)
  return element
}
