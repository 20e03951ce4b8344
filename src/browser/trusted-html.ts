import { sitePolicy } from "./policy-names"

declare global {
  /** Types that @types/react, which has only `TrustedHTML`, does not declare. */
  interface TrustedScript {}
  interface TrustedScriptURL {}
  interface PolicyRules {
    createHTML?(html: string): string
    createScript?(script: string): string
    createScriptURL?(url: string): string
  }
  interface Window {
    /** Defined only in browsers that support Trusted Types. */
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
        // JSON data does nothing when run as a script.
        createScript: json => JSON.stringify(JSON.parse(json)),
      })

/**
 * Marks HTML that the build has compiled and sanitized as safe to insert; this is the only way in
 * which text becomes markup in the browser. Browsers without Trusted Types get the text unchanged.
 */
export const trustedHtml = (html: string): string | TrustedHTML =>
  policy ? policy.createHTML(html) : html

/**
 * Marks structured data as safe for a script element in the head.
 * @throws SyntaxError if the text is not JSON, in browsers that support Trusted Types
 */
export const trustedJson = (json: string): string | TrustedScript =>
  policy ? policy.createScript(json) : json
