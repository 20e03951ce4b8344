import { articleSections, securityExpires, site } from "../../site.config"
import type { SiteIdentity } from "../site-model"

/** The publisher as heads, feeds and structured data name it. */
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
