import type { CreatePagesArgs } from "gatsby"
import { withUniqueTitles } from "../../content/head/head"
import { siteIdentity } from "../../content/head/site-identity"
import { lastCommitDates } from "../../content/read/git-dates"
import { type LoadedSite, loadSite } from "../../content/read/load-site"
import type { Page } from "../../content/tree/page-list"
import { olderTagRedirects } from "../../content/tree/redirects"
import type { Redirect, SitePage } from "../../content/tree/site-model"
import { showProblems } from "../develop/content-problems"
import { checkedSite } from "../lifecycle/check-before-build"
import { pageSpec } from "./page-specs"
import { sitePage } from "./site-pages"
import { socialCard } from "./social-card"
import { pageComponent } from "./standalone-component"

/** The site of this build, as the artefacts are made from it after the pages. */
export interface BuiltSite extends LoadedSite {
  sitePages: SitePage[]
  redirects: Redirect[]
}
let built: BuiltSite | undefined

/** The site whose pages were made last. */
export function builtSite(): BuiltSite {
  if (!built) throw new Error("no pages have been made yet")
  return built
}

/** The one place where pages and redirects are handed to Gatsby. */
export async function createPages({ actions, reporter }: CreatePagesArgs): Promise<void> {
  const develop = process.env.NODE_ENV === "development"
  const loaded = checkedSite() ?? (await loadSite(develop))
  if (develop) showProblems(loaded.problems, reporter)

  const commits = lastCommitDates()
  const facts = { lastCommit: (file: string) => commits.get(file), card: socialCard }
  const pages = uniquePaths(loaded.pages)
  const sitePages = withUniqueTitles(
    pages.map(page => sitePage(page, facts)),
    siteIdentity,
  )
  const redirects = [...loaded.content.tree.redirects, ...olderTagRedirects(sitePages)].map(
    ({ from, to }) => ({ from, to }),
  )
  pages.forEach((page, index) => {
    const head = sitePages[index]
    if (!head) return
    const { path, template, context } = pageSpec(page, head)
    const { component, context: more } = pageComponent(template, page.file)
    actions.createPage({ path, component, context: { ...context, ...more } })
  })
  // Not in the browser: no page links to them (the check sees to it), and the list would cost every reader bytes.
  for (const { from, to } of redirects) {
    actions.createRedirect({
      fromPath: from,
      toPath: to,
      isPermanent: true,
      redirectInBrowser: false,
    })
  }
  built = { ...loaded, pages, sitePages, redirects }
}

/** In develop two files may claim one address for a while; the first one keeps it. */
function uniquePaths(pages: readonly Page[]): Page[] {
  return [...new Map([...pages].reverse().map(page => [page.path, page])).values()].reverse()
}
