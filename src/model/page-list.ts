import { isoDate } from "../content/iso-date"
import { nobodysName } from "../site.config"
import { kinds } from "./kinds"
import type { Page } from "./page"
import type { SiteContent } from "./site-content"
import { socialCard } from "./social-card"

/** What the history says of a source file. */
export interface FileHistory {
  /** Of the last commit, `YYYY-MM-DD`. */
  day: string
  /** All who have changed it, the last one first. */
  people: readonly string[]
}

/** Every page of the site, in a fixed order. */
export function pageList(
  content: SiteContent,
  /** Undefined where the history is not known. */
  historyOf: (file: string) => FileHistory | undefined = () => undefined,
): Page[] {
  const pages = Object.values(kinds).flatMap(kind => kind.pages(content))
  return pages.map(page => {
    const history = page.file ? historyOf(page.file) : undefined
    const lastUpdated = writtenDay(page) ?? history?.day
    const contributors = history?.people.filter(name => !nobodysName.test(name)) ?? []
    return {
      ...page,
      ...(lastUpdated ? { lastUpdated } : {}),
      contributors,
      image: socialCard(page),
    }
  })
}

/** Day of the last change as the front matter gives it. */
function writtenDay(page: Page): string | undefined {
  const date = page.entry?.frontMatter.last_update?.date
  return date === undefined ? undefined : isoDate(date)
}
