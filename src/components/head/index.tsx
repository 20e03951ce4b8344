import { Helmet } from "react-helmet"
import { headOf } from "../../content-model/head"
import { siteIdentity } from "../../content-model/site-identity"
import type { SitePage } from "../../content-model/site-model"

/** Everything in the head of a page. react-helmet is the one way in which heads are written. */
export function Head({ page }: { page: SitePage }) {
  const { title, meta, links, jsonLd } = headOf(page, siteIdentity)
  return (
    <Helmet htmlAttributes={{ lang: siteIdentity.language }}>
      <title>{title}</title>
      {meta.map(attributes => (
        <meta
          key={
            "name" in attributes ? attributes.name : `${attributes.property}${attributes.content}`
          }
          {...attributes}
        />
      ))}
      {links.map(attributes => (
        <link key={attributes.rel + attributes.href} {...attributes} />
      ))}
      {jsonLd.map(text => (
        <script key={text} type="application/ld+json">
          {text}
        </script>
      ))}
    </Helmet>
  )
}
