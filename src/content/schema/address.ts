import { z } from "zod"

/**
 * Where a link that authors write outside of Markdown may lead: a page of this site, a heading, another site by https,
 * a mailbox. Nothing that runs (`javascript:`), and nothing that later steps cannot read as an address (`https://`).
 */
export function isAddress(text: string): boolean {
  return (
    /^(\/(?!\/)|#|https:\/\/|mailto:.)/.test(text) && URL.canParse(text, "https://site.invalid")
  )
}

/** The same for files of Docusaurus, which hold sites without https too. */
export function isAuthorAddress(text: string): boolean {
  return isAddress(text.replace(/^http:/, "https:"))
}

const message = "is no address such as /docs/intro or https://example.org"

export const address = z.string().refine(isAddress, message).meta({ example: "/docs/intro" })

export const authorAddress = z
  .string()
  .refine(isAuthorAddress, message)
  .meta({ example: "https://example.org/jane" })

/** A site that is asked or linked by its whole address. */
export const siteAddress = z.url({ protocol: /^https$/ }).meta({ example: "https://example.org" })
