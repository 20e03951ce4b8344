/** A small site, for tests of the code that uses the model. */

import type { PublishedPage, SiteIdentity, SiteModel } from "../../src/model/site-model"
import { articleSections } from "../../src/site.config"

export const exampleIdentity: SiteIdentity = {
  name: "Example",
  tagline: "Options on paper",
  url: "https://example.org",
  description: "A site about options & ranges.",
  language: "en",
  publisher: "Example Limited",
  twitter: "@example",
  securityContacts: ["https://bounty.example.org/1", "mailto:security@example.org"],
  securityExpires: "2025-02-28",
  profiles: ["https://github.com/example"],
  sections: {
    ...articleSections,
    blog: { label: "Blog", title: "Example Blog", description: "News.", schemaType: "BlogPosting" },
    research: {
      label: "Deep Dive",
      title: "Example Research",
      description: "Studies.",
      schemaType: "TechArticle",
    },
  },
}

export function examplePage(path: string, more: Partial<PublishedPage> = {}): PublishedPage {
  return { path, kind: "doc", title: "A page", description: "About a page.", ...more }
}

export function exampleModel(more: Partial<SiteModel> = {}): SiteModel {
  return { site: exampleIdentity, pages: [], redirects: [], ...more }
}

export function examplePost(
  slug: string,
  date: string,
  more: Partial<PublishedPage> = {},
): PublishedPage {
  return examplePage(`/blog/${slug}`, {
    kind: "article",
    section: "blog",
    title: `Post ${slug}`,
    date,
    html: `<p>Text of ${slug}</p>`,
    ...more,
  })
}
