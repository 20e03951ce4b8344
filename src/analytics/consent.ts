import { readStorage, writeStorage } from "../browser/storage"

/** Whether page views may be counted, as the reader has chosen; undefined while they have not. */
export type Consent = "granted" | "denied" | undefined

export const consentKey = "analytics.consent"

interface PrivacySignals {
  doNotTrack?: string | null
  globalPrivacyControl?: boolean
}

/** Whether the browser asks on behalf of the reader not to be tracked. It is then not asked again. */
export function asksForPrivacy(browser: PrivacySignals, page: PrivacySignals): boolean {
  return (
    browser.globalPrivacyControl === true || browser.doNotTrack === "1" || page.doNotTrack === "1"
  )
}

/** Where storage is missing, a choice lasts for this page only. */
let unstored: Consent

/** The reader's choice, in whichever tab it was made. */
export function storedConsent(): Consent {
  const stored = readStorage(consentKey)
  return stored === "granted" || stored === "denied" ? stored : unstored
}

export function storeConsent(consent: NonNullable<Consent>): void {
  writeStorage(consentKey, consent)
  unstored = readStorage(consentKey) === consent ? undefined : consent
}

/** Calls when the choice may have changed elsewhere: in another tab, or while this page was kept for going back. */
export function onConsentElsewhere(listener: () => void): void {
  addEventListener("storage", ({ key }) => {
    // A null key is a cleared storage.
    if (key === consentKey || key === null) listener()
  })
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) listener()
  })
}
