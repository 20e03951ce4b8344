import { Fragment, useRef } from "react"
import { Icon } from "../../components/icon"
import { PageHeader } from "../../components/page-header"
import { searchPath } from "../../content/routes"
import { PageLayout } from "../../layouts/page-layout"
import { listOf } from "../../model/in-words"
import { limits } from "../../site.config"
import * as styles from "./search.module.css"
import { useLiveSearch } from "./use-live-search"

export interface SearchViewProps {
  /** Changes whenever the router leads to the page, even from the page itself. */
  visit?: string
  /** Lists of all pages for readers without scripts: topics of the docs, section archives. */
  topicsPath?: string
  sections: readonly { name: string; archivePath: string }[]
}

/** The search page: a form that also works without script, since the address contains the query. */
export function SearchView({ visit = "", topicsPath, sections }: SearchViewProps) {
  const form = useRef<HTMLFormElement>(null)
  const { LiveSearch, isFailed, load } = useLiveSearch()
  return (
    <PageLayout width="text">
      <PageHeader title="Search" />
      {/* biome-ignore lint/a11y/useSemanticElements: React 18 does not know the search element. */}
      <form ref={form} role="search" action={searchPath} method="get" className={styles.search}>
        <label htmlFor="q">{`Search ${listOf(["docs", ...sections.map(({ name }) => name)])}`}</label>
        <div>
          <input
            id="q"
            name="q"
            type="search"
            placeholder="Search docs"
            maxLength={limits.searchInputLength}
            autoComplete="off"
            spellCheck={false}
          />
          <button type="submit" className="button">
            <Icon name="search" /> <span>Search</span>
          </button>
        </div>
      </form>
      <section aria-label="Results" className={styles.results}>
        {LiveSearch && <LiveSearch form={form} visit={visit} />}
        {isFailed && (
          <p role="alert">
            The search could not be loaded.{" "}
            <button type="button" className="link" onClick={load}>
              Try again
            </button>
          </p>
        )}
        <noscript>
          <p>
            Search needs JavaScript. Without it, the <a href={topicsPath}>topics of the docs</a>
            {sections.map(({ name, archivePath }, index) => (
              <Fragment key={name}>
                {index < sections.length - 1 ? ", the " : " and the "}
                <a href={archivePath}>{`${name} archive`}</a>
              </Fragment>
            ))}{" "}
            list every page.
          </p>
        </noscript>
      </section>
    </PageLayout>
  )
}
