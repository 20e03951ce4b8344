import type { Redirect } from "../content/redirect"
import type { SafetyNoticeText } from "../content/schema/safety"
import type { DrawnData } from "./component-data"
import type { Page } from "./page"
import type { SiteContent } from "./site-content"

/** The whole site as data, whatever is wrong with it. */
export interface ComposedSite {
  content: SiteContent
  /** Every page, each at an address of its own. */
  pages: Page[]
  redirects: Redirect[]
  /** Texts around the pages, by the name of their file: `data/home.yaml`. */
  texts: Readonly<Record<string, unknown>>
  /** What readers are told of versions that they should not use; none where its file has mistakes. */
  notice: SafetyNoticeText | undefined
  /** What components draw from data files. */
  drawn: DrawnData
  /** Links that lead elsewhere than their text says, by file: as the finished body has them, and what they are instead. */
  repairs: ReadonlyMap<string, ReadonlyMap<string, string>>
}
