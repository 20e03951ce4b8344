import { notFoundPath } from "../../content/routes"
import { delays } from "../../site.config"
import { loadPageStyles } from "../families/family-styles"
import { leavePage, pageArrived } from "../view-transition"
import { addressOf, isReloaded, loadInFull, never } from "./full-load"
import type { Deployment, Load, LoadedPage } from "./gatsby-runtime"
import { hideLoadError, showLoadError } from "./load-error"
import { endLoading, startLoading } from "./loading-state"

/** Number of the newest load, the only one that may still change the page. */
let newest = 0

/** True if a page has been requested but not yet passed to Gatsby. */
let onItsWay = false

/** Path of the current page. */
let shown: string | undefined

/** Address of the last link that was followed, with query and hash. */
let wanted = ""

/**
 * Wraps Gatsby's loader: a failed load keeps the old page and shows why, with a retry button, or
 * loads the address in full if retrying cannot help. The first page of a visit is loaded in full at
 * most once more, so that nothing loops (docs/decisions/0013-page-loads.md).
 */
export function recoverPageLoads(): void {
  const { ___loader: loader, ___navigate: navigate } = window
  const load = loader.loadPage
  let started = false
  leaveFallback()
  window.___navigate = (to, options) => {
    wanted = `${to}`
    navigate(to, options)
  }
  loader.loadPage = path => {
    if (!started) {
      started = true
      return loadUntilShown(path, load, true)
    }
    if (isAlive()) return loadUntilShown(path, load)
    // Before the first page is hydrated, Gatsby cannot show another, so the browser loads the link.
    return loadInFull(addressOf(path, wanted))
  }
  // A prefetched page gets its style sheet as well.
  loader.hovering = async path => {
    const result = await load(path).catch(() => undefined)
    await dress(result)
    return result
  }
  // Runs before Gatsby's own listener, which requests the page that the reader goes back to.
  addEventListener("popstate", giveUpLoads, true)
  // A page restored from the back/forward cache was left while it was loading the next one.
  addEventListener("pageshow", event => event.persisted && giveUpLoads())
  // Gatsby reloads the page when a script fails to load, and keeps reloading if it never loads.
  addEventListener(
    "unhandledrejection",
    event => /loading chunk/i.test(String(event.reason)) && event.stopImmediatePropagation(),
    true,
  )
}

/**
 * Clears the state of a load; called when its page, or another one, has been shown. Keeps the load
 * of a page that the reader requested meanwhile.
 */
export function pageShown(): void {
  shown = location.pathname
  if (!onItsWay) giveUpLoads()
}

function giveUpLoads(): void {
  // The first page is hydrated as soon as possible, whatever the reader does meanwhile.
  if (!isAlive()) return
  newest += 1
  onItsWay = false
  pageArrived()
  endLoading()
  hideLoadError()
}

async function loadUntilShown(path: string, load: Load, first = false) {
  const { ___loader: loader } = window
  const address = addressOf(path, wanted)
  giveUpLoads()
  const turn = newest
  onItsWay = true
  const ifWanted = <Value>(value: Value) => (turn === newest ? value : never)
  const samePath = first || path.split("?")[0] === shown
  for (let tries = 1; ; tries++) {
    const since = Date.now()
    if (tries > 1 || !samePath) startLoading()
    const result = await ifWanted(
      await load(path).catch((error: unknown): LoadedPage => ({ error })),
    )
    if (result?.page) {
      if (!first && !isCurrent(result.page)) return loadInFull(address)
      await ifWanted(await dress(result, first))
      if (!samePath) await blend(turn)
      return given(result, turn)
    }
    const site = await ifWanted(await (isPatient(tries, since) && loader.loadAppData()))
    if (site && (tries > 1 || isLost(result, site, first))) return loadInFull(address)
    endLoading()
    const reason = reasonOf(result, site)
    await ifWanted(
      await new Promise<void>(retry =>
        showLoadError(`${first ? "Parts of this page" : path} could not be loaded`, reason, retry),
      ),
    )
  }
}

/** Passes a page to Gatsby, which shows it, unless the reader has gone elsewhere meanwhile. */
function given(result: LoadedPage, turn: number): LoadedPage | Promise<never> {
  if (turn !== newest) return never
  onItsWay = false
  return result
}

/** Loads a page's style sheets, which the first page has in its HTML. */
const dress = async (result?: LoadedPage, first = false): Promise<void> =>
  first ? undefined : result?.page && loadPageStyles(result.page.componentChunkName)

/** Redirects to the 404 page when the host has answered an unknown address with the home page. */
function leaveFallback(): void {
  // The host may not serve the 404 page any better, so this redirects only once.
  if (window.pagePath === "/" && !/^\/(404.*|index\.html)?$/.test(location.pathname))
    location.replace(`${notFoundPath}.html`)
}

/**
 * Starts blending the old page into the new one, and stops if the reader has gone elsewhere
 * meanwhile.
 */
async function blend(turn: number): Promise<void> {
  await leavePage()
  if (turn !== newest) pageArrived()
}

/**
 * Returns true if the page's deployment is that of the scripts in use. Fills in a missing hash,
 * because Gatsby would take the page for another deployment's.
 */
function isCurrent(site: Deployment): boolean {
  const { ___webpackCompilationHash: hash } = window
  site.webpackCompilationHash ||= hash
  return site.webpackCompilationHash === hash
}

/**
 * Returns true if only a full load may help, because the deployment has changed or the data is
 * invalid.
 */
function isLost(result: LoadedPage | undefined, site: Deployment, first: boolean): boolean {
  if (first) return !isCurrent(site) && !isReloaded()
  return !isCurrent(site) || !result?.error
}

function reasonOf(result: LoadedPage | undefined, site: Deployment | false | undefined): string {
  if (!navigator.onLine) return "You are offline. Connect, then retry."
  if (!site) return "The site is not responding. Check your connection, then retry."
  return result?.error instanceof Error ? result.error.message : "We couldn't load this page."
}

/**
 * Returns false if the first try took so long that the error is shown at once, because checking
 * whether the site responds may take as long again.
 */
const isPatient = (tries: number, since: number) =>
  tries > 1 || Date.now() - since < delays.patience

/** Returns true if the first page is hydrated, so that Gatsby can show others. */
function isAlive(): boolean {
  return document.documentElement.dataset.ready !== undefined
}
