import { isoDate } from "../content/iso-date"
import { anonymousContributors } from "../site.config"
import { kinds } from "./kinds"
import type { Page } from "./page"
import type { SiteContent } from "./site-content"
import { socialCard } from "./social-card"

/** Git history of a source file. */
export interface FileHistory {
  /** Day of the last commit, `YYYY-MM-DD`. */
  day: string
  /** Names of all authors, the most recent first. */
  people: readonly string[]
}

/** All pages of the site, in a fixed order. */
export function pageList(
  content: SiteContent,
  /** Returns undefined if the history is unknown. */
  historyOf: (file: string) => FileHistory | undefined = () => undefined,
): Page[] {
  const pages = Object.values(kinds).flatMap(kind => kind.pages(content))
  return pages.map(page => {
    const history = page.file ? historyOf(page.file) : undefined
    const lastUpdated = writtenDay(page) ?? history?.day
    const contributors = history?.people.filter(name => !anonymousContributors.test(name)) ?? []
    return {
      ...page,
      ...(lastUpdated ? { lastUpdated } : {}),
      contributors,
      image: socialCard(page),
    }
  })
}

/** Day of the last change according to the front matter. */
function writtenDay(page: Page): string | undefined {
  const date = page.entry?.frontMatter.last_update?.date
  return date === undefined ? undefined : isoDate(date)
}
