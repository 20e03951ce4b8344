import type { Redirect } from "../content/redirect"
import type { SafetyNoticeText } from "../content/schema/safety"
import type { DrawnData } from "./component-data"
import type { Page } from "./page"
import type { SiteContent } from "./site-content"

/** The whole site as data, including any problems. */
export interface ComposedSite {
  content: SiteContent
  /** All pages, each at a unique address. */
  pages: Page[]
  redirects: Redirect[]
  /** Texts outside the pages, by file name: `data/home.yaml`. */
  texts: Readonly<Record<string, unknown>>
  /** Notice on versions that readers should not use; undefined if its file has errors. */
  notice: SafetyNoticeText | undefined
  /** Data files that components draw, by component. */
  drawn: DrawnData
  /** Links to fix in finished bodies, by file: the written address and its replacement. */
  repairs: ReadonlyMap<string, ReadonlyMap<string, string>>
}
