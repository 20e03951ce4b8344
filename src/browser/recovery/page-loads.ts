import { notFoundPath } from "../../content/routes"
import { delays } from "../../site.config"
import { loadPageStyles } from "../families/family-styles"
import { leavePage, pageArrived } from "../view-transition"
import { addressOf, isReloaded, loadInFull, never } from "./full-load"
import type { Deployment, Load, LoadedPage } from "./gatsby-runtime"
import { hideLoadError, showLoadError } from "./load-error"
import { endLoading, startLoading } from "./loading-state"

/** Number of the newest load. Only that one may still change the page. */
let newest = 0

/** Whether a page has been asked for and not been given to Gatsby yet. */
let onItsWay = false

/** Path of the page that is shown. */
let shown: string | undefined

/** Address of the last link that was followed, with query and hash. */
let wanted = ""

/**
 * Puts recovery between Gatsby and its loader. See docs/decisions/0013-page-loads.md.
 *
 * A load that fails leaves the old page where it is, with a box that says why and tries again. Where the site
 * answers and trying again cannot help (a new deployment, data that are no data), the address is loaded in
 * full instead. The first page of a visit is loaded in full at most once more, so that nothing runs in a loop.
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
    // Nothing would show the page: before the first one has come to life, a link is a link.
    return loadInFull(addressOf(path, wanted))
  }
  // A page that is loaded ahead has its style sheet too when it is shown.
  loader.hovering = async path => {
    const result = await load(path).catch(() => undefined)
    await dress(result)
    return result
  }
  // Before Gatsby's own listener, which asks for the page that the reader goes back to.
  addEventListener("popstate", giveUpLoads, true)
  // A page that is kept for going back has been left while it was loading the next one.
  addEventListener("pageshow", event => event.persisted && giveUpLoads())
  // Gatsby answers any script that does not load by loading the page again, over and over where it never does.
  addEventListener(
    "unhandledrejection",
    event => /loading chunk/i.test(String(event.reason)) && event.stopImmediatePropagation(),
    true,
  )
}

/**
 * Ends what was shown of a load; called when its page, or another one, has been shown. A page that the reader asked for
 * while this one was being drawn is still to come.
 */
export function pageShown(): void {
  shown = location.pathname
  if (!onItsWay) giveUpLoads()
}

function giveUpLoads(): void {
  // The first page is hydrated as soon as it can be, whatever happens meanwhile.
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

/** Gives a page to Gatsby, which shows it, unless the reader has gone elsewhere meanwhile. */
function given(result: LoadedPage, turn: number): LoadedPage | Promise<never> {
  if (turn !== newest) return never
  onItsWay = false
  return result
}

/** The first page has its style sheets in the HTML. */
const dress = async (result?: LoadedPage, first = false): Promise<void> =>
  first ? undefined : result?.page && loadPageStyles(result.page.componentChunkName)

/** A host that answers addresses it does not know with the home page: readers are told that theirs leads nowhere. */
function leaveFallback(): void {
  // Such a host may answer that of the page for such cases no better; once is enough.
  if (window.pagePath === "/" && !/^\/(404.*|index\.html)?$/.test(location.pathname))
    location.replace(`${notFoundPath}.html`)
}

/** Lets the old page blend into the new one. Nothing comes of it where the reader has gone elsewhere meanwhile. */
async function blend(turn: number): Promise<void> {
  await leavePage()
  if (turn !== newest) pageArrived()
}

/** Whether the site is still that of the scripts in use. Where its mark did not come, Gatsby takes it for another. */
function isCurrent(site: Deployment): boolean {
  const { ___webpackCompilationHash: hash } = window
  site.webpackCompilationHash ||= hash
  return site.webpackCompilationHash === hash
}

/** Whether trying again is of no use, so that only a full load may help: the site is another, or the data are no data. */
function isLost(result: LoadedPage | undefined, site: Deployment, first: boolean): boolean {
  if (first) return !isCurrent(site) && !isReloaded()
  return !isCurrent(site) || !result?.error
}

function reasonOf(result: LoadedPage | undefined, site: Deployment | false | undefined): string {
  if (!navigator.onLine) return "You are offline. Connect, then retry."
  if (!site) return "The site is not responding. Check your connection, then retry."
  return result?.error instanceof Error ? result.error.message : "We couldn't load this page."
}

/** Who has waited long hears of it at once: to ask whether the site answers may take as long again. */
const isPatient = (tries: number, since: number) =>
  tries > 1 || Date.now() - since < delays.patience

/** Whether the first page has been hydrated, so that Gatsby can show others. */
function isAlive(): boolean {
  return document.documentElement.dataset.ready !== undefined
}
