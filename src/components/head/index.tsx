import { Helmet } from "react-helmet"
import type { HeadData } from "../../content/head-data"
import { language } from "../../site.config"

/** Everything in the head of a page. react-helmet is the one way in which heads are written. */
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
