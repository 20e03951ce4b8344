import { loadStyles } from "../load-styles"
import { reportChanges } from "./changes/changes"
import { copyHeadingLink } from "./copy-heading-link"
import stylesheet from "./enhancements.css?lazy"
import { askForFeedback } from "./feedback"
import { openLightbox } from "./lightbox"
import { hidePreview, offerPreview, openPreview } from "./link-preview"
import { fillMenu } from "./page-menu"
import { scrollToTop } from "./scroll-to-top"
import { act, showShortcuts } from "./shortcuts"
import { playVideo } from "./video-player"
import { waitForHydration } from "./wait-for-hydration"

const styled = loadStyles(stylesheet)

/** Handles hover or focus of an enhancement. */
export async function approach(element: HTMLElement, byPointer: boolean): Promise<void> {
  if (!element.matches("a:not(.heading-anchor,[data-aid],[data-embed-src] *)")) return
  await styled
  offerPreview(element as HTMLAnchorElement, byPointer)
}

/** Handles a press on an enhancement. */
export async function use(element: HTMLElement): Promise<void> {
  if (element.matches(".heading-anchor")) {
    await styled
    return copyHeadingLink(element as HTMLAnchorElement)
  }
  if (element.dataset.aid === "top") return scrollToTop()
  const embed = element.closest<HTMLElement>("[data-embed-src]")
  if (embed) return playVideo(embed)
  await styled
  if (element.parentElement instanceof HTMLDetailsElement)
    return open(element, element.parentElement)
  if (element.matches("a[data-aid]")) return openLightbox(element as HTMLAnchorElement)
  if (element instanceof HTMLAnchorElement) return openPreview(element)
  showShortcuts()
}

async function open({ dataset }: HTMLElement, details: HTMLDetailsElement): Promise<void> {
  await waitForHydration()
  if (dataset.aid === "menu") fillMenu(details)
  else askForFeedback(details)
}

/** Shows what has changed in a page; called for each page shown to a reader who follows pages. */
export async function pageShown(): Promise<void> {
  await waitForHydration()
  const menu = document.querySelector("details:has([data-aid=menu])")
  const path = menu?.querySelector("a")?.pathname
  await styled
  // If the page's Markdown fails to load, nothing is shown.
  if (menu && path) await reportChanges(menu, path).catch(() => {})
}

/** Runs the shortcut of a key. */
export async function pressKey(key: string): Promise<void> {
  hidePreview()
  await styled
  act(key)
}
