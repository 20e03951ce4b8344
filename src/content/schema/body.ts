/**
 * A compiled page body as plain data: what Markdown becomes, what GraphQL carries and what the body
 * renderer draws. Mostly HTML strings; components (and only the elements that contain one) are objects.
 */
export type Body = BodyNode[]
export type BodyNode = string | BodyElement | BodyComponent

/** An HTML element with a component somewhere inside. Attribute names are HTML names. */
export interface BodyElement {
  tag: string
  attributes: Record<string, string | true>
  children: Body
}

/** A component of the allow-list with literal props. */
export interface BodyComponent {
  component: string
  props: Record<string, Json>
  children: Body
}

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

export interface Heading {
  /** 2 to 6; the page title is the only h1. */
  depth: number
  id: string
  /** Plain text. */
  text: string
}

/** A link as found in the source. Only `file` links need the rest of the tree to become an address. */
export interface LinkReference {
  /**
   * `file`: to a Markdown file (`./other.md#x`); the compiled HTML holds `href="link:N"`, N the index in `links`.
   * `route`: to a path of this site (`/docs/intro#x`), already absolute. `anchor`: `#x` on this page.
   * `external`: anything with a protocol.
   */
  kind: "file" | "route" | "anchor" | "external"
  href: string
  line?: number
}

/** An image as found in the source; the compiled HTML holds `<!--image:N-->`, N the index in `images`. */
export interface ImageReference {
  /** As written: relative to the file, absolute (`/img/x.png`, from static/), or an https address. */
  src: string
  alt: string
  /** Inside of a link or a control, so that it can be no link itself. */
  linked?: true
  title?: string
  width?: number
  height?: number
  line?: number
}

/** A part of the page below one heading, for search. The first section (before any heading) has no anchor. */
export interface PageSection {
  anchor: string | null
  /** Heading texts from the outermost to this one, without the page title. */
  trail: string[]
  text: string
}

/** A React component of the project that a standalone MDX page imports. */
export interface ComponentImport {
  /** Name in the page. */
  name: string
  /** The module, `@site/src/…`. */
  from: string
  /** What the module calls it; `default` is its default export. */
  exported: string
  line: number
}

/** A stretch of prose as it is written: a paragraph, a heading, a cell of a table, a caption. */
export interface Prose {
  /** Without markup; lines are as in the file, and each formula, code or citation is one `\uFFFC`. */
  text: string
  /** Where it starts, 1-based. */
  line: number
  /** The prop or front matter key that holds it. */
  field?: string
}

/** All that is known of a page from its text alone. */
export interface CompiledPage {
  body: Body
  headings: Heading[]
  /** Ids of other elements that links may point to (footnotes, `<a id>`), where there are any. */
  anchors?: string[]
  /** Keys of the works that the text cites, where it cites any, in the order of their first citation. */
  cites?: string[]
  links: LinkReference[]
  images: ImageReference[]
  sections: PageSection[]
  /** Lines of the addresses that components are given (links, pictures), by address, where there are any. */
  addressLines?: Record<string, number>
  /** Plain text of the part before the truncate mark, or of the first paragraph; at most about 300 characters. */
  excerpt: string
  /** Words of the visible text, code and formulas included once. */
  words: number
  /** What its author wrote for readers, for the check of style. */
  prose: Prose[]
  /** Components of the page that are not on the allow-list, where there are any. */
  imports?: ComponentImport[]
  /** The Markdown itself without front matter and imports, for the `.md` twin of the page. */
  markdown: string
  /** Title from a leading h1, which is then taken out of the body. */
  title?: string
}
