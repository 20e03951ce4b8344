/** Functions that `watchPresses` adds to the page. */
export interface PressWatch {
  /** Forgets earlier presses, so that the next one is measured. */
  start(): void
  /**
   * Milliseconds from the press to the next paint, for the longest of its events, as Event Timing
   * measures INP: in steps of 8, with anything below 16 reported as 8.
   */
  paint(): Promise<number>
  /** Milliseconds from the press to the first frame with another page's title. */
  shown(): Promise<number>
}

declare global {
  interface Window {
    pressWatch?: PressWatch
  }
}

/** Runs in the page before its own scripts, so that times exclude communication with the bench. */
export function watchPresses(): void {
  const UNSEEN = 8
  let presses = 0
  let longest = 0
  let title = ""
  let changed = () => {}
  let shown = Promise.resolve(Number.NaN)
  const take = (entries: PerformanceEntryList) => {
    for (const entry of entries as (PerformanceEventTiming & { interactionId?: number })[])
      if (entry.interactionId && entry.startTime >= presses)
        longest = Math.max(longest, entry.duration)
  }
  const observer = new PerformanceObserver(list => take(list.getEntries()))
  observer.observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit)

  const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
  const task = () =>
    new Promise(resolve => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = resolve
      port2.postMessage(null)
    })
  const heading = () => document.querySelector("h1")?.textContent ?? ""
  const remember = ({ timeStamp }: Event) => {
    title = heading()
    // Starts at the press, because the page may appear before its time is requested.
    const otherTitle = new Promise<void>(resolve => {
      changed = resolve
    })
    // The frame is drawn between its callback and the next task.
    shown = otherTitle
      .then(frame)
      .then(task)
      .then(() => performance.now() - timeStamp)
  }
  for (const type of ["pointerup", "keydown"])
    addEventListener(type, remember, { capture: true, passive: true })
  new MutationObserver(() => {
    if (heading() !== title) changed()
  }).observe(document, { childList: true, subtree: true, characterData: true })

  window.pressWatch = {
    start() {
      presses = performance.now()
      longest = 0
    },
    async paint() {
      // An entry arrives in a frame after the one that it describes.
      for (let frames = 0; frames < 4; frames++) {
        await frame()
        await task()
      }
      take(observer.takeRecords())
      return longest || UNSEEN
    },
    shown: () => shown,
  }
}

/** Resolves when the page has stopped scrolling: a tap on a scrolling page only stops it. */
export async function scrolled(): Promise<void> {
  const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
  for (let still = 0, before = Number.NaN; still < 3; ) {
    await frame()
    still = scrollY === before ? still + 1 : 0
    before = scrollY
  }
}
