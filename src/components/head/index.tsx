import { Helmet } from "react-helmet"
import type { HeadData } from "../../content/head-data"
import { language } from "../../site.config"

/** Head of a page. All heads are written with react-helmet. */
export function Head({
  title,
  meta = [],
  links = [],
  jsonLd = [],
}: Pick<HeadData, "title"> & Partial<HeadData>) {
  return (
    <Helmet htmlAttributes={{ lang: language }}>
      <title>{title}</title>
      {meta.map(attributes => (
        <meta
          key={`${"name" in attributes ? attributes.name : attributes.property}${attributes.content}`}
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
