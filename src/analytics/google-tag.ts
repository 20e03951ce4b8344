import { analyticsPolicy } from "../browser/policy-names"
import { type AnalyticsEvent, redact } from "./events"
import { withheldAddress } from "./withheld-address"

declare global {
  /** Globals of gatsby-plugin-google-gtag and of Google's script. */
  interface Window {
    gtag?: (...command: unknown[]) => void
    [disabled: `ga-disable-${string}`]: boolean
  }
}

/** Google's consent signals until the reader consents; those for advertising stay denied. */
export const consentDenied = {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: "denied",
} as const

/**
 * Head script that denies consent before the plugin's script runs. Must be ES5 without imports,
 * because it is inlined into the HTML verbatim.
 */
export const consentScript = `dataLayer=window.dataLayer||[];(function(){dataLayer.push(arguments)})("consent","default",${JSON.stringify(consentDenied)})`

/**
 * Grants consent and loads Google's script, once. The script element is already in the head,
 * without a `src` (src/gatsby/patches/consent-tag); if the script is blocked, nothing happens.
 */
export function startTag(id: string): void {
  const { gtag } = window
  window[`ga-disable-${id}`] = false
  gtag?.("consent", "update", { analytics_storage: "granted" })
  const tag = document.querySelector<HTMLScriptElement>(`script[${withheldAddress}]`)
  const src = tag?.getAttribute(withheldAddress)
  if (!tag || !src) return
  // Redacts the referrer that Google's script sends with its own events.
  gtag?.("set", { page_referrer: redact(document.referrer) })
  const policy = window.trustedTypes?.createPolicy(analyticsPolicy, {
    createScriptURL: onlyGoogles,
  })
  tag.removeAttribute(withheldAddress)
  tag.removeAttribute("type")
  // A script element that was skipped for its type runs when it gets a `src`.
  Object.assign(tag, { async: true, src: policy ? policy.createScriptURL(src) : src })
}

function onlyGoogles(url: string): string {
  if (url.startsWith("https://www.googletagmanager.com/")) return url
  throw new TypeError(`${url} is not a script of Google's`)
}

/** Disables Google's script and removes its cookies. */
export function stopTag(id: string): void {
  window[`ga-disable-${id}`] = true
  window.gtag?.("consent", "update", { analytics_storage: "denied" })
  for (const [name] of document.cookie.matchAll(/\b_ga\w*(?==)/g)) removeCookie(name)
}

/**
 * Removes a cookie from this host and all parent domains, because Google's script uses the widest
 * domain that it may.
 */
function removeCookie(name: string): void {
  const parts = location.hostname.split(".")
  const domains = parts.map((_, start) => `;domain=${parts.slice(start).join(".")}`)
  for (const domain of ["", ...domains]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
    document.cookie = `${name}=;path=/;max-age=0${domain}`
  }
}

export function sendEvent({ name, parameters }: AnalyticsEvent): void {
  // Sets the redacted address that Google's script adds to its own events.
  const page_location =
    "page_location" in parameters ? parameters.page_location : redact(location.href)
  window.gtag?.("set", { page_location })
  window.gtag?.("event", name, parameters)
}
