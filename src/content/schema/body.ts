/**
 * A compiled page body as plain data: the result of compiling Markdown, sent through GraphQL and
 * drawn by the body renderer. Mostly HTML strings; only components and elements that contain one
 * are objects.
 */
export type Body = BodyNode[]
export type BodyNode = string | BodyElement | BodyComponent

/** An HTML element with a component somewhere inside. Attribute names are HTML names. */
export interface BodyElement {
  tag: string
  attributes: Record<string, string | true>
  children: Body
}

/** An allow-listed component with literal props. */
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

/**
 * A link as found in the source. Only `file` links need the rest of the tree to resolve to an
 * address.
 */
export interface LinkReference {
  /**
   * - `file`: to a Markdown file (`./other.md#x`); the compiled HTML has `href="link:N"`, where N is
   *   the index in `links`
   * - `route`: to a path of this site (`/docs/intro#x`), already absolute
   * - `anchor`: `#x` on this page
   * - `external`: anything with a protocol
   */
  kind: "file" | "route" | "anchor" | "external"
  href: string
  line?: number
}

/**
 * An image as found in the source; the compiled HTML has `<!--image:N-->`, where N is the index in
 * `images`.
 */
export interface ImageReference {
  /** Source as written: relative to the file, absolute (`/img/x.png`, from static/), or https. */
  src: string
  alt: string
  /** Set inside of a link or a control, where the image cannot be a link itself. */
  linked?: true
  title?: string
  width?: number
  height?: number
  line?: number
}

/**
 * A part of the page below one heading, for search. The first section, before any heading, has no
 * anchor.
 */
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
  /** Name in the module; `default` is its default export. */
  exported: string
  line: number
}

/** A stretch of prose as written: a paragraph, a heading, a table cell, or a caption. */
export interface Prose {
  /**
   * Text without markup. Line breaks are as in the file, and each formula, code span, or citation
   * is one `\uFFFC`.
   */
  text: string
  /** First line, 1-based. */
  line: number
  /** The prop or front matter key that contains it. */
  field?: string
}

/** The text of a page in all its forms, which is nearly all of its bytes. */
export interface PageTexts {
  body: Body
  sections: PageSection[]
  /** Text that its author wrote for readers, for the style check. */
  prose: Prose[]
  /** The Markdown without front matter and imports, for the page's `.md` twin. */
  markdown: string
}

/** Everything known about a page from its text alone. */
export interface CompiledPage extends PageTexts {
  headings: Heading[]
  /** Ids of other elements that links may point to (footnotes, `<a id>`), if any. */
  anchors?: string[]
  /** Keys of the works that the text cites, if any, in the order of their first citation. */
  cites?: string[]
  links: LinkReference[]
  images: ImageReference[]
  /** Line numbers of the addresses in component props (links, pictures), by address, if any. */
  addressLines?: Record<string, number>
  /** Plain text before the truncate mark, or the first paragraph; at most about 300 characters. */
  excerpt: string
  /** Number of words of the visible text; code and formulas count once. */
  words: number
  /** Components of the page that are not on the allow-list, if any. */
  imports?: ComponentImport[]
  /** Title from a leading h1, which is removed from the body. */
  title?: string
}

/**
 * A compiled page in an entry, with the data that is needed of all pages at once. The texts of a
 * cached page are read from disk on each access; see docs/decisions/0093-texts-stay-on-disk.md.
 */
export interface EntryPage extends CompiledPage {
  /** Names of the body's components in reading order, with repetitions. */
  components: string[]
  /** Addresses of the pictures that components show, as written, each with its prop. */
  componentPictures: { src: string; prop: string }[]
  /** True if the Markdown prints the address of an account or contract. */
  printsAddress: boolean
  /** Digest of the texts, for comparisons that do not need to read them. */
  digest: string
}
