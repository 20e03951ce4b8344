import { articleSections, securityExpires, site } from "../../site.config"
import type { SiteIdentity } from "../site-model"

/** Publisher data for heads, feeds, and structured data. */
export const siteIdentity: SiteIdentity = {
  name: site.name,
  tagline: site.tagline,
  url: site.url,
  description: site.description,
  language: site.language,
  publisher: site.publisher,
  twitter: site.twitter,
  securityContacts: [...site.securityContacts],
  securityExpires,
  profiles: [...site.profiles],
  sections: articleSections,
}
