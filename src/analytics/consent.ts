import { readStorage, writeStorage } from "../browser/storage"

/** The reader's choice about counting page views; undefined until the reader chooses. */
export type Consent = "granted" | "denied" | undefined

export const consentKey = "analytics.consent"

interface PrivacySignals {
  doNotTrack?: string | null
  globalPrivacyControl?: boolean
}

/**
 * Returns true if the browser sends Global Privacy Control or Do Not Track, so the reader is not
 * asked.
 */
export function asksForPrivacy(browser: PrivacySignals, page: PrivacySignals): boolean {
  return (
    browser.globalPrivacyControl === true || browser.doNotTrack === "1" || page.doNotTrack === "1"
  )
}

/** A choice that could not be stored, which lasts until the next full load. */
let unstored: Consent

/** Returns the reader's choice, which may have been made in another tab. */
export function storedConsent(): Consent {
  const stored = readStorage(consentKey)
  return stored === "granted" || stored === "denied" ? stored : unstored
}

export function storeConsent(consent: NonNullable<Consent>): void {
  writeStorage(consentKey, consent)
  unstored = readStorage(consentKey) === consent ? undefined : consent
}

/**
 * Calls the listener when the choice may have changed: in another tab, or while this page was in
 * the back/forward cache.
 */
export function onConsentElsewhere(listener: () => void): void {
  addEventListener("storage", ({ key }) => {
    // The key is null when the whole storage is cleared.
    if (key === consentKey || key === null) listener()
  })
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) listener()
  })
}
