import type { RouteUpdateArgs } from "gatsby"
import { startAnalytics, trackPageView } from "../analytics/start"
import { autoHideHeader } from "../browser/auto-hide-header"
import { listenForCopying, revealCopyButtons } from "../browser/copy-buttons"
import { deferOffscreenOnArrival } from "../browser/defer-offscreen/arriving-page"
import { storeDocsVersion } from "../browser/docs-version"
import { listenForEnhancements, reportChanges } from "../browser/enhancements"
import { followLinks } from "../browser/follow-links"
import { hydrateInSlices } from "../browser/hydrate"
import { prefetch, prefetchLinksInView, prefetchOnIntent } from "../browser/prefetch"
import { pageShown, recoverPageLoads } from "../browser/recovery/page-loads"
import { developProblemsPath } from "../content/artifact-paths"
import { listenForSearch, revealSearchButton } from "./search-keys"

/**
 * Runs once, before the first page is hydrated. Resolves in a later task, so that the browser can
 * respond to input before Gatsby continues.
 */
export function onClientEntry(): Promise<void> {
  if (process.env.NODE_ENV === "production") {
    recoverPageLoads()
    prefetchOnIntent()
  }
  followLinks()
  listenForCopying()
  listenForSearch()
  listenForEnhancements()
  autoHideHeader()
  storeDocsVersion()
  if (process.env.NODE_ENV === "development") {
    void import("../browser/develop-overlay").then(({ showContentProblems }) =>
      showContentProblems(developProblemsPath),
    )
  }
  return new Promise(resolve => setTimeout(resolve))
}

/** Keeps Gatsby's own hydration in develop, which hot-reloads code. */
export const replaceHydrateFunction = () =>
  process.env.NODE_ENV === "production" ? hydrateInSlices : undefined

/** Runs once, after the first page is hydrated: controls that need JavaScript now work. */
export function onInitialClientRender(): void {
  document.documentElement.dataset.ready = ""
  pageShown()
  startAnalytics()
  const context = document.modelContext ?? navigator.modelContext
  if (context)
    import(/* webpackChunkName: "page-tools" */ "../page-tools/offer-tools").then(
      ({ offerTools }) => offerTools(context),
      () => {},
    )
}

/** Runs before each page is shown. */
export const onPreRouteUpdate: (change: RouteUpdateArgs) => void = deferOffscreenOnArrival

/** Runs after each page has been shown. */
export function onRouteUpdate({ location }: RouteUpdateArgs): void {
  trackPageView(location)
  revealCopyButtons()
  revealSearchButton()
  reportChanges()
  pageShown()
  if (process.env.NODE_ENV === "production") prefetchLinksInView()
  if (process.env.NODE_ENV === "development")
    void import("../browser/develop-overlay").then(({ pageShownInDevelop }) =>
      window.dispatchEvent(new Event(pageShownInDevelop)),
    )
}

/**
 * Disables Gatsby's own prefetching; `onPrefetchPathname` does it instead. See
 * docs/decisions/0016-prefetch.md.
 */
export const disableCorePrefetching = () => true

export function onPrefetchPathname({ pathname }: { pathname: string }): void {
  prefetch(pathname)
}
