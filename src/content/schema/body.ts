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

/** The text of a page in its forms: nearly all of its bytes. */
export interface PageTexts {
  body: Body
  sections: PageSection[]
  /** What its author wrote for readers, for the check of style. */
  prose: Prose[]
  /** The Markdown itself without front matter and imports, for the `.md` twin of the page. */
  markdown: string
}

/** All that is known of a page from its text alone. */
export interface CompiledPage extends PageTexts {
  headings: Heading[]
  /** Ids of other elements that links may point to (footnotes, `<a id>`), where there are any. */
  anchors?: string[]
  /** Keys of the works that the text cites, where it cites any, in the order of their first citation. */
  cites?: string[]
  links: LinkReference[]
  images: ImageReference[]
  /** Lines of the addresses that components are given (links, pictures), by address, where there are any. */
  addressLines?: Record<string, number>
  /** Plain text of the part before the truncate mark, or of the first paragraph; at most about 300 characters. */
  excerpt: string
  /** Words of the visible text, code and formulas included once. */
  words: number
  /** Components of the page that are not on the allow-list, where there are any. */
  imports?: ComponentImport[]
  /** Title from a leading h1, which is then taken out of the body. */
  title?: string
}

/**
 * A compiled page as an entry holds it, with what is asked of all pages at once. Its texts are read from the disk each time they are
 * asked for, where the page comes from the cache; see docs/decisions/0093-texts-stay-on-disk.md.
 */
export interface EntryPage extends CompiledPage {
  /** Names of the body's components in reading order; one that is written twice stands here twice. */
  components: string[]
  /** Addresses of the pictures that the components show, as they are written, with the prop that holds them. */
  componentPictures: { src: string; prop: string }[]
  /** Whether the Markdown prints the address of an account or contract. */
  printsAddress: boolean
  /** Digest of the texts, which stands for them where they need not be read. */
  digest: string
}
