/** Fakes of browser features that jsdom lacks: media queries and intersection observers. */

interface FakeMedia {
  matches: boolean
  change(matches: boolean): void
}

/**
 * Fakes media queries with the given results, false by default; `change` notifies the listeners.
 */
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

/** Fakes intersection observers; `report` simulates a notification from the browser. */
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

/** Simulates opening or closing a popover by its events only, because jsdom has no top layer. */
export function toggle(popover: HTMLElement, newState: "open" | "closed"): void {
  for (const type of ["beforetoggle", "toggle"]) {
    popover.dispatchEvent(Object.assign(new Event(type), { newState }))
  }
}
