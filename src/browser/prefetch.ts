import { delays } from "../site.config"
import { mayPrefetch, prefetchTarget } from "./prefetch-rules"
import type { Queued } from "./recovery/gatsby-runtime"

/** Pages that were prefetched, whatever came of it. */
const prefetched = new Set<string>()

/**
 * Prefetches the page of a link that the reader is about to follow: under the pointer or a finger, or with the
 * focus. Two listeners serve all links, those inside page bodies too.
 */
export function prefetchOnIntent(): void {
  let timer: number | undefined
  const onIntent = ({ target, pointerType }: Event & { pointerType?: string }) => {
    clearTimeout(timer)
    const path = target instanceof Element && prefetchTarget(target.closest("a"), location)
    // A finger stays for a moment only; a pointer or the focus may be on its way to another link.
    if (path) timer = window.setTimeout(prefetch, pointerType === "touch" ? 0 : delays.intent, path)
  }
  document.addEventListener("pointerover", onIntent)
  document.addEventListener("focusin", onIntent)
}

const queued = new Map<Element, Queued>()
let observer: IntersectionObserver | undefined

/** Queues the pages of links while they are in view. Called for each page shown, since its links are new. */
export function prefetchLinksInView(): void {
  observer?.disconnect()
  for (const link of queued.keys()) leaveQueue(link)
  observer = new IntersectionObserver(entries => {
    for (const { target, isIntersecting } of entries) {
      leaveQueue(target)
      const path = isIntersecting && prefetchTarget(target as HTMLAnchorElement, location)
      if (path && mayPrefetch(navigator)) queued.set(target, window.___loader.enqueue(path))
    }
  })
  for (const link of document.querySelectorAll("a[href^='/']")) observer.observe(link)
}

function leaveQueue(link: Element): void {
  queued.get(link)?.abort()
  queued.delete(link)
}

/** Loads a page into Gatsby's memory, so that following a link to it needs the network no more. */
export function prefetch(path: string): void {
  if (prefetched.has(path) || !mayPrefetch(navigator)) return
  prefetched.add(path)
  void window.___loader.hovering(path)
}
