import { delays } from "../site.config"
import { mayPrefetch, prefetchTarget } from "./prefetch-rules"
import type { QueuedRequest } from "./recovery/gatsby-runtime"

/** Pages that were requested, even if they failed to load. */
const prefetched = new Set<string>()

/**
 * Prefetches the page of a link on hover, touch or focus. Two listeners serve all links, including
 * those in page bodies.
 */
export function prefetchOnIntent(): void {
  let timer: number | undefined
  const onIntent = ({ target, pointerType }: Event & { pointerType?: string }) => {
    clearTimeout(timer)
    const path = target instanceof Element && prefetchTarget(target.closest("a"), location)
    // A touch is brief; a pointer or the focus may be on its way to another link.
    if (path) timer = window.setTimeout(prefetch, pointerType === "touch" ? 0 : delays.intent, path)
  }
  document.addEventListener("pointerover", onIntent)
  document.addEventListener("focusin", onIntent)
}

const queued = new Map<Element, QueuedRequest>()
let observer: IntersectionObserver | undefined

/**
 * Queues the pages of links while the links are in view. Called for each page shown, because its
 * links are new.
 */
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

/** Loads a page into Gatsby's cache, so that following a link to it needs no network. */
export function prefetch(path: string): void {
  if (prefetched.has(path) || !mayPrefetch(navigator)) return
  prefetched.add(path)
  void window.___loader.hovering(path)
}
