import { asksForPrivacy, onConsentElsewhere, storeConsent, storedConsent } from "./consent"
import { hideConsentBar, showConsentBar } from "./consent-bar"
import { printEvent, wantsEventsPrinted } from "./debug"
import type { PageView, SeenPage } from "./events"
import { sendEvent, startTag, stopTag } from "./google-tag"
import { forgetLastCounted, pageCounter } from "./page-counter"

const id = process.env.GATSBY_ANALYTICS_ID ?? ""
const isPublished = process.env.NODE_ENV !== "development" && id !== ""
const isPrivate = asksForPrivacy(navigator, window as { doNotTrack?: string | null })
const isPrinted = wantsEventsPrinted(location.search)

/** Why events are not sent; undefined where they are. */
function obstacle(): string | undefined {
  if (!isPublished) return "this is not the published site"
  if (isPrivate) return "the browser asks for privacy"
  const consent = storedConsent()
  if (consent === "denied") return "the reader has refused"
  return consent ? undefined : "the reader has not chosen"
}

function tell(view: PageView): boolean {
  const reason = obstacle()
  if (isPrinted) printEvent(view, reason)
  if (!reason) sendEvent(view)
  return !reason
}

const counter = pageCounter(tell)

/** Acts on the reader's choice, whenever and wherever it was made. */
function follow(): void {
  if (!isPublished || isPrivate) return
  const consent = storedConsent()
  if (consent === "granted") {
    startTag(id)
    counter.recount()
  } else {
    stopTag(id)
    forgetLastCounted()
  }
  if (consent) hideConsentBar()
  else ask(false)
}

function ask(isCalled: boolean): void {
  const choose = (consent: "granted" | "denied") => {
    storeConsent(consent)
    follow()
  }
  void showConsentBar({ consent: storedConsent(), isPrivate, choose }, isCalled)
}

/** Begins to count, or to ask whether it may. Returns what is to be called with each page shown. */
export function countPages(): (page: SeenPage) => void {
  follow()
  onConsentElsewhere(follow)
  return counter.see
}

/** The reader wants to see or to change the choice. */
export function askAgain(): void {
  ask(true)
}
