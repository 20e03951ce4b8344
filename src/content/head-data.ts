/** Content of a page's head, as plain data for the component that renders it. */
export interface HeadData {
  /** Whole text of `<title>`. */
  title: string
  /** Absolute address of the page. */
  canonical: string
  /** Attributes of the `<meta>` elements, description and social cards included. */
  meta: ({ name: string; content: string } | { property: string; content: string })[]
  /** Attributes of the `<link>` elements, canonical included. */
  links: { rel: string; href: string; type?: string; title?: string }[]
  /** Texts of `<script type="application/ld+json">`, safe to embed. */
  jsonLd: string[]
}
