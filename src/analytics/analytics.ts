import { takeFeedback } from "../browser/feedback/feedback-event"
import { embedPath, normalisePath } from "../content/routes"
import { asksForPrivacy, onConsentElsewhere, storeConsent, storedConsent } from "./consent"
import { hideConsentBar, showConsentBar } from "./consent-bar"
import { printEvent, wantsEventsPrinted } from "./debug"
import { type AnalyticsEvent, feedbackEvent, redactEvent } from "./events"
import { sendEvent, startTag, stopTag } from "./google-tag"
import { forgetLastCounted, pageCounter } from "./page-counter"

const id = process.env.GATSBY_ANALYTICS_ID ?? ""
/** In the frame of another site nobody is asked, and nothing is counted. */
const isFramed = normalisePath(location.pathname) === embedPath
const isPublished = process.env.NODE_ENV !== "development" && id !== "" && !isFramed
const isPrivate = asksForPrivacy(navigator, window as { doNotTrack?: string | null })
const isPrinted = wantsEventsPrinted(location.search)

/** Why events are not sent; undefined where they are. */
function obstacle(): string | undefined {
  if (!isPublished) return "this is not the published site"
  if (isPrivate) return "the browser asks for privacy"
  const consent = storedConsent()
  if (consent === "denied") return "the reader has declined"
  return consent ? undefined : "the reader has not chosen"
}

/**
 * Sends an event, without what may name a person, where the reader has allowed it. What was not sent is not sent
 * afterwards.
 * @returns whether it was sent
 */
export function track(event: AnalyticsEvent): boolean {
  const reason = obstacle()
  const sent = redactEvent(event)
  if (isPrinted) printEvent(sent, reason)
  if (!reason) sendEvent(sent)
  return !reason
}

const counter = pageCounter(track)

/** Counts the page that is shown, if it is to be counted. */
export const countPage = counter.see

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

/** Begins to measure, or to ask whether it may. */
export function begin(): void {
  follow()
  onConsentElsewhere(follow)
  takeFeedback(feedback => (feedback ? track(feedbackEvent(feedback)) : !obstacle()))
}

/** The reader wants to see or to change the choice. */
export function askAgain(): void {
  ask(true)
}
