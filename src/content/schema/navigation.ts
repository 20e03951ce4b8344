/**
 * Header, footer, and banners around pages, as plain data. Types only, so that components may
 * import them without pulling schemas into the browser.
 */

/** A link with a text. Addresses with a protocol point to other sites. */
export interface NavigationLink {
  label: string
  href: string
}

/** Data of `content/data/navigation.yaml`. */
export interface Navigation {
  header: {
    /** Replaces the logo. */
    brand?: Brand
    /** Next to the logo. */
    start: NavigationLink[]
    /** At the far end: FAQ, code repository. */
    end: NavigationLink[]
    /** Option lab, among the tools next to the search; a site without one omits it. */
    lab?: NavigationLink
    /** The link to the product: available, but not what a reader should do first. */
    app: NavigationLink
  }
  footer: {
    conversation: { title: string; text: string; links: NavigationLink[] }
    columns: { title: string; links: NavigationLink[] }[]
    /** Small links of the last line, such as policies. */
    legal: NavigationLink[]
    copyrightHolder: string
    trademark: string
    disclaimer: string
  }
}

/** Name and picture at the start of the header; `logo` is a path of the site. */
export interface Brand {
  name: string
  logo?: string
}

/** Data of `content/data/announcements.yaml`. */
export interface Announcements {
  /** Shown on every page; it cannot be closed. */
  rescue?: Announcement
  /** A second bar that readers may close; a new `id` shows it again. */
  bar?: Announcement & { id: string }
}

export interface Announcement {
  text: string
  links: NavigationLink[]
}
