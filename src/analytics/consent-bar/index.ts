import { createElement } from "../../browser/create-element"
import { loadStyles } from "../../browser/load-styles"
import { privacyPolicyPath } from "../../content/routes"
import type { Consent } from "../consent"
import stylesheet from "./consent-bar.css?lazy"

export const consentTexts = {
  label: "Page views",
  question: {
    undecided: "May we count which pages are read?",
    granted: "Page views are counted because you allowed it.",
    denied: "Page views are not counted because you declined.",
  },
  explanation:
    "With your consent, Google Analytics counts page views, your searches and your answers about pages, and sets a cookie to tell visits apart. Without it, nothing is loaded or sent.",
  private:
    "Your browser asks sites not to track you (Global Privacy Control or Do Not Track). Page views are not counted, and we won't ask.",
  refuse: "Refuse",
  allow: "Allow",
  close: "Close",
} as const

export interface ConsentBar {
  consent: Consent
  /** True if the browser sends a privacy signal, so there is nothing to choose. */
  isPrivate?: boolean
  choose(consent: NonNullable<Consent>): void
}

let styled: Promise<unknown> | undefined
let bar: HTMLElement | undefined
/** Element that had the focus before the reader opened the bar. */
let caller: HTMLElement | undefined

/**
 * Shows the consent bar at the bottom of the page, first in tab order. It is built outside React,
 * so that pages do not load its code.
 * @param isCalled true if the reader opened the bar, which then takes the focus and can be closed
 * without a choice
 */
export async function showConsentBar(options: ConsentBar, isCalled: boolean): Promise<void> {
  hideConsentBar()
  const element = barElement(options, isCalled)
  bar = element
  if (isCalled) caller = document.activeElement as HTMLElement
  styled ??= loadStyles(stylesheet)
  await styled
  // A choice may have been made in another tab while the styles loaded.
  if (bar !== element) return
  document.body.prepend(element)
  if (isCalled) element.querySelector("button")?.focus()
}

export function hideConsentBar(): void {
  const hadFocus = bar?.contains(document.activeElement)
  bar?.remove()
  bar = undefined
  if (hadFocus) caller?.focus({ preventScroll: true })
  caller = undefined
}

function barElement({ consent, isPrivate, choose }: ConsentBar, isCalled: boolean): HTMLElement {
  const button = (label: string, act: () => void) => {
    const element = createElement("button", { type: "button", class: "button quiet" }, label)
    element.onclick = () => {
      hideConsentBar()
      act()
    }
    return element
  }
  const question = createElement("strong", {}, consentTexts.question[consent ?? "undecided"])
  const policy = createElement("a", { href: privacyPolicyPath, class: "link" }, "Privacy policy")
  const text = isPrivate ? [consentTexts.private] : [question, " ", consentTexts.explanation]
  const choices = isPrivate
    ? []
    : [
        button(consentTexts.refuse, () => choose("denied")),
        button(consentTexts.allow, () => choose("granted")),
      ]
  if (isCalled) choices.push(button(consentTexts.close, () => {}))
  const section = createElement(
    "section",
    { class: "consent-bar", "aria-label": consentTexts.label, "data-print": "none" },
    createElement("p", {}, ...text, " ", policy),
    createElement("div", {}, ...choices),
  )
  section.onkeydown = ({ key }) => {
    if (key === "Escape" && isCalled) hideConsentBar()
  }
  return section
}
