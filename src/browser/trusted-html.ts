import { sitePolicy } from "./policy-names"

declare global {
  /** Of @types/react's TrustedHTML there is more than one kind. */
  interface TrustedScript {}
  interface TrustedScriptURL {}
  interface PolicyRules {
    createHTML?(html: string): string
    createScript?(script: string): string
    createScriptURL?(url: string): string
  }
  interface Window {
    /** Of browsers that know Trusted Types. */
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: PolicyRules,
      ): {
        createHTML(html: string): TrustedHTML
        createScript(script: string): TrustedScript
        createScriptURL(url: string): TrustedScriptURL
      }
    }
  }
}

const policy =
  typeof window === "undefined"
    ? undefined
    : window.trustedTypes?.createPolicy(sitePolicy, {
        createHTML: html => html,
        // Data, which do nothing where they are run.
        createScript: json => JSON.stringify(JSON.parse(json)),
      })

/**
 * Marks HTML that the build has compiled and cleaned as fit to be put into the page: the one way by which text
 * becomes markup in the browser. Browsers without Trusted Types take the text as it is.
 */
export const trustedHtml = (html: string): string | TrustedHTML =>
  policy ? policy.createHTML(html) : html

/** Likewise for structured data, which stand in script elements; called where heads are written. */
export const trustedJson = (json: string): string | TrustedScript =>
  policy ? policy.createScript(json) : json
