/** Parts of the browser that jsdom lacks, for tests: media queries and observed intersections. */

interface FakeMedia {
  matches: boolean
  change(matches: boolean): void
}

/** Answers every media query with the value given for it, else false. `change` tells the listeners. */
export function fakeMatchMedia(
  answers: Record<string, boolean> = {},
): (query: string) => FakeMedia {
  const known = new Map<string, FakeMedia & { listeners: Set<() => void> }>()
  const mediaOf = (query: string) => {
    const existing = known.get(query)
    if (existing) return existing
    const media = {
      matches: answers[query] ?? false,
      listeners: new Set<() => void>(),
      addEventListener: (_: string, listener: () => void) => media.listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => media.listeners.delete(listener),
      change(matches: boolean) {
        media.matches = matches
        for (const listener of media.listeners) listener()
      },
    }
    known.set(query, media)
    return media
  }
  Object.defineProperty(window, "matchMedia", { configurable: true, value: mediaOf })
  return mediaOf
}

type Entry = Pick<IntersectionObserverEntry, "target" | "isIntersecting" | "boundingClientRect">

/** Collects observers; `report` plays what the browser would tell them. */
export function fakeIntersectionObserver(): {
  report: (id: string, top: number, isIntersecting: boolean) => void
} {
  const callbacks = new Set<(entries: Entry[]) => void>()
  class Observer {
    readonly callback: (entries: Entry[]) => void
    constructor(callback: (entries: Entry[]) => void) {
      this.callback = callback
      callbacks.add(callback)
    }
    observe() {}
    disconnect() {
      callbacks.delete(this.callback)
    }
  }
  Object.defineProperty(window, "IntersectionObserver", { configurable: true, value: Observer })
  return {
    report(id, top, isIntersecting) {
      const target = document.getElementById(id)
      if (!target) throw new Error(`no element has the id ${id}`)
      const entry = { target, isIntersecting, boundingClientRect: { top } as DOMRectReadOnly }
      for (const callback of callbacks) callback([entry])
    },
  }
}

/** A popover as the browser opens and closes it: the events only, since jsdom knows no top layer. */
export function toggle(popover: HTMLElement, newState: "open" | "closed"): void {
  for (const type of ["beforetoggle", "toggle"]) {
    popover.dispatchEvent(Object.assign(new Event(type), { newState }))
  }
}
