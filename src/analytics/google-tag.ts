import { analyticsPolicy } from "../browser/policy-names"
import { type AnalyticsEvent, redact } from "./events"
import { withheldAddress } from "./withheld-address"

declare global {
  /** What gatsby-plugin-google-gtag writes into the head, and what Google's script makes of it. */
  interface Window {
    gtag?: (...command: unknown[]) => void
    [disabled: `ga-disable-${string}`]: boolean
  }
}

/** Google's consent signals while nothing is allowed. Advertising never is. */
export const consentDenied = {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: "denied",
} as const

/**
 * Script of the head, ahead of the plugin's: nothing is allowed until the reader says so. Plain ES5, no imports: it
 * is written into the HTML as it stands.
 */
export const consentScript = `dataLayer=window.dataLayer||[];(function(){dataLayer.push(arguments)})("consent","default",${JSON.stringify(consentDenied)})`

/**
 * Lets Google's script load and measure. The script is the element that gatsby-plugin-google-gtag wrote into the head, which
 * waits there for consent (src/gatsby/patches/consent-tag); it loads once. Where it is blocked, nothing happens.
 */
export function startTag(id: string): void {
  const { gtag } = window
  window[`ga-disable-${id}`] = false
  gtag?.("consent", "update", { analytics_storage: "granted" })
  const tag = document.querySelector<HTMLScriptElement>(`script[${withheldAddress}]`)
  const src = tag?.getAttribute(withheldAddress)
  if (!tag || !src) return
  // For what Google's script sends by itself.
  gtag?.("set", { page_referrer: redact(document.referrer) })
  const policy = window.trustedTypes?.createPolicy(analyticsPolicy, {
    createScriptURL: onlyGoogles,
  })
  tag.removeAttribute(withheldAddress)
  tag.removeAttribute("type")
  // The browser runs a script that it has passed over when it is given an address.
  Object.assign(tag, { async: true, src: policy ? policy.createScriptURL(src) : src })
}

function onlyGoogles(url: string): string {
  if (url.startsWith("https://www.googletagmanager.com/")) return url
  throw new TypeError(`${url} is not a script of Google's`)
}

/** Silences Google's script where it runs, and takes its cookies away. */
export function stopTag(id: string): void {
  window[`ga-disable-${id}`] = true
  window.gtag?.("consent", "update", { analytics_storage: "denied" })
  for (const [name] of document.cookie.matchAll(/\b_ga\w*(?==)/g)) removeCookie(name)
}

/** Of this host and of every domain above it: Google's script takes the widest that it may. */
function removeCookie(name: string): void {
  const parts = location.hostname.split(".")
  const domains = parts.map((_, start) => `;domain=${parts.slice(start).join(".")}`)
  for (const domain of ["", ...domains]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
    document.cookie = `${name}=;path=/;max-age=0${domain}`
  }
}

export function sendEvent({ name, parameters }: AnalyticsEvent): void {
  // What Google's script adds and sends by itself is then of this page, too, and without what was taken out.
  const page_location =
    "page_location" in parameters ? parameters.page_location : redact(location.href)
  window.gtag?.("set", { page_location })
  window.gtag?.("event", name, parameters)
}
