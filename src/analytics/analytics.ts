import { takeFeedback } from "../browser/feedback/feedback-event"
import { embedPath, normalisePath } from "../content/routes"
import { asksForPrivacy, onConsentElsewhere, storeConsent, storedConsent } from "./consent"
import { hideConsentBar, showConsentBar } from "./consent-bar"
import { printEvent, wantsEventsPrinted } from "./debug"
import { type AnalyticsEvent, feedbackEvent, redactEvent } from "./events"
import { sendEvent, startTag, stopTag } from "./google-tag"
import { forgetLastCounted, pageCounter } from "./page-counter"

const id = process.env.GATSBY_ANALYTICS_ID ?? ""
/** True for the embed page, which runs in other sites' frames and neither asks nor counts. */
const isFramed = normalisePath(location.pathname) === embedPath
const isPublished = process.env.NODE_ENV !== "development" && id !== "" && !isFramed
const isPrivate = asksForPrivacy(navigator, window as { doNotTrack?: string | null })
const isPrinted = wantsEventsPrinted(location.search)

/** Reason why events are not sent; undefined when they are. */
function obstacle(): string | undefined {
  if (!isPublished) return "this is not the published site"
  if (isPrivate) return "the browser asks for privacy"
  const consent = storedConsent()
  if (consent === "denied") return "the reader has declined"
  return consent ? undefined : "the reader has not chosen"
}

/**
 * Sends an event, redacted, if the reader has consented. An event that is not sent now is never
 * sent.
 * @returns true if the event was sent
 */
export function track(event: AnalyticsEvent): boolean {
  const reason = obstacle()
  const sent = redactEvent(event)
  if (isPrinted) printEvent(sent, reason)
  if (!reason) sendEvent(sent)
  return !reason
}

const counter = pageCounter(track)

/** Counts the current page, unless it has been counted already. */
export const countPage = counter.see

/** Applies the reader's choice, which may have been made earlier or in another tab. */
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

/** Starts counting, or asks for consent first. */
export function begin(): void {
  follow()
  onConsentElsewhere(follow)
  takeFeedback(feedback => (feedback ? track(feedbackEvent(feedback)) : !obstacle()))
}

/** Shows the consent bar again, so that the reader can see or change the choice. */
export function askAgain(): void {
  ask(true)
}
