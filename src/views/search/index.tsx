import type { ReactNode } from "react"
import { Icon } from "../../components/icon"
import { PageHeader } from "../../components/page-header"
import { searchPath } from "../../content-model/routes"
import { PageLayout } from "../../layouts/page-layout"
import { limits } from "../../site.config"
import * as styles from "./search.module.css"

export interface SearchViewProps {
  /** Query of the address, once it is known in the browser. */
  query?: string
  /** What was found. */
  results?: ReactNode
}

/** The search page: a form that also works without script, since the address carries the query. */
export function SearchView({ query = "", results }: SearchViewProps) {
  return (
    <PageLayout width="text">
      <PageHeader title="Search" />
      {/* biome-ignore lint/a11y/useSemanticElements: React 18 does not know the search element. */}
      <form role="search" action={searchPath} method="get" className={styles.search}>
        <label htmlFor="q">Search docs, blog and research</label>
        <div>
          <input
            key={query}
            id="q"
            name="q"
            type="search"
            placeholder="Search docs"
            maxLength={limits.searchInputLength}
            defaultValue={query}
            autoComplete="off"
            spellCheck={false}
          />
          <button type="submit" className="button">
            <Icon name="search" /> Search
          </button>
        </div>
      </form>
      <section aria-label="Results" aria-live="polite" className={styles.results}>
        {results}
        <noscript>
          <p>
            Searching needs JavaScript. Without it, the <a href="/docs/tags">topics of the docs</a>,
            the <a href="/blog/archive">blog archive</a> and the{" "}
            <a href="/research/archive">research archive</a> list every page.
          </p>
        </noscript>
      </section>
    </PageLayout>
  )
}
