import { z } from "zod"

/**
 * Where a link that authors write outside of Markdown may lead: a page of this site, a heading, another site, a
 * mailbox. Nothing that runs (`javascript:`), and nothing that later steps cannot read as an address (`https://`).
 */
export function isAddress(text: string): boolean {
  return (
    /^(\/(?!\/)|#|https?:\/\/|mailto:.)/.test(text) && URL.canParse(text, "https://site.invalid")
  )
}

const message = "is no address such as /docs/intro or https://example.org"

export const address = z.string().refine(isAddress, message).meta({ example: "/docs/intro" })

/** An address that most often leads off the site. */
export const webAddress = z
  .string()
  .refine(isAddress, message)
  .meta({ example: "https://example.org/jane" })
