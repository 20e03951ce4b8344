import { z } from "zod"

/**
 * Returns true for valid targets of links outside of Markdown: a page of this site, an anchor, an
 * https address, or a mailbox. Rejects scripts (`javascript:`) and addresses that later steps
 * cannot parse (`https://`).
 */
export function isAddress(text: string): boolean {
  return (
    /^(\/(?!\/)|#|https:\/\/|mailto:.)/.test(text) && URL.canParse(text, "https://site.invalid")
  )
}

/** Same as isAddress, but allows http as well, because Docusaurus files use it. */
export function isAuthorAddress(text: string): boolean {
  return isAddress(text.replace(/^http:/, "https:"))
}

const message = "is not an address such as /page or https://example.org"

export const address = z.string().refine(isAddress, message).meta({ example: "/page" })

export const authorAddress = z
  .string()
  .refine(isAuthorAddress, message)
  .meta({ example: "https://example.org/jane" })

/** Absolute https address of a site that is requested or linked. */
export const siteAddress = z.url({ protocol: /^https$/ }).meta({ example: "https://example.org" })
