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
  /** Notice on versions that readers should not use; undefined if its file has errors. */
  notice: SafetyNoticeText | undefined
  /** Data files that components draw, by component. */
  drawn: DrawnData
  /** Links to fix in finished bodies, by file: the written address and its replacement. */
  repairs: ReadonlyMap<string, ReadonlyMap<string, string>>
}
