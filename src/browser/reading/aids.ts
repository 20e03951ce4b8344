import { loadStyles } from "../load-styles"
import { reportChanges } from "./changes/changes"
import { copyHeadingLink } from "./copy-heading-link"
import { askForFeedback } from "./feedback"
import { showLarge } from "./large-picture"
import { hideCard, offerCard, openCard } from "./link-card"
import { pageAlive } from "./page-alive"
import { fillMenu } from "./page-menu"
import stylesheet from "./reading-aids.css?lazy"
import { scrollToTop } from "./scroll-to-top"
import { act, showShortcuts } from "./shortcuts"
import { playVideo } from "./video-player"

const styled = loadStyles(stylesheet)

/** Handles hover or focus of an enhancement. */
export async function approach(aid: HTMLElement, byPointer: boolean): Promise<void> {
  if (!aid.matches("a:not(.heading-anchor,[data-aid],[data-embed-src] *)")) return
  await styled
  offerCard(aid as HTMLAnchorElement, byPointer)
}

/** Handles a press on an enhancement. */
export async function use(aid: HTMLElement): Promise<void> {
  if (aid.matches(".heading-anchor")) {
    await styled
    return copyHeadingLink(aid as HTMLAnchorElement)
  }
  if (aid.dataset.aid === "top") return scrollToTop()
  const embed = aid.closest<HTMLElement>("[data-embed-src]")
  if (embed) return playVideo(embed)
  await styled
  if (aid.parentElement instanceof HTMLDetailsElement) return open(aid, aid.parentElement)
  if (aid.matches("a[data-aid]")) return showLarge(aid as HTMLAnchorElement)
  if (aid instanceof HTMLAnchorElement) return openCard(aid)
  showShortcuts()
}

async function open({ dataset }: HTMLElement, details: HTMLDetailsElement): Promise<void> {
  await pageAlive()
  if (dataset.aid === "menu") fillMenu(details)
  else askForFeedback(details)
}

/** Shows what has changed in a page; called for each page shown to a reader who follows pages. */
export async function pageShown(): Promise<void> {
  await pageAlive()
  const menu = document.querySelector("details:has([data-aid=menu])")
  const path = menu?.querySelector("a")?.pathname
  await styled
  // If the page's Markdown fails to load, nothing is shown.
  if (menu && path) await reportChanges(menu, path).catch(() => {})
}

/** Runs the shortcut of a key. */
export async function pressKey(key: string): Promise<void> {
  hideCard()
  await styled
  act(key)
}
