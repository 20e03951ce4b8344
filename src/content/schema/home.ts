/**
 * Texts and links of the home page from `content/data/home.yaml`. Parts that are left out are not
 * shown, and the payoff is drawn only with an `entry`.
 */
import type { NavigationLink } from "./navigation"

export interface HomeContent {
  hero: {
    title: string
    text: string
    links: NavigationLink[]
    /** Networks on which the protocol runs, as a sentence. */
    networks?: string
  }
  doors?: { title: string; text: string; items: Door[] }
  steps?: {
    title: string
    text: string
    items: { title: string; text: string }[]
    link: NavigationLink
  }
  security?: {
    title: string
    text: string
    /** The incident of August 2025 and the recovery of the funds. */
    incident: { title: string; text: string; links: NavigationLink[] }
    audits: AuditFirm[]
    links: NavigationLink[]
  }
  latest: { title: string; text: string }
  faq?: {
    title: string
    items: { question: string; answer: string; link?: NavigationLink }[]
    link: NavigationLink
  }
  entry?: { title: string; text: string; links: NavigationLink[] }
}

/** An entry point for one kind of reader. */
export interface Door {
  title: string
  text: string
  href: string
  /** Small drawing next to the text. */
  glyph: "option" | "perp" | "passive" | "active" | "contract"
}

export interface AuditFirm {
  firm: string
  reports: {
    /** ISO date of the report. */
    date: string
    scope: string
    href?: string
  }[]
}
