/** Milliseconds of one change: until the frame that shows it was painted, and until nothing of it was left to draw. */
export interface ChangeTime {
  shown: number
  settled: number
}

/** What `watchLab` leaves in the page. */
export interface LabWatch {
  /** Settles when the change under way has been shown, with `settled` also when nothing more was drawn for a while. */
  change(until: "shown" | "settled"): Promise<ChangeTime>
}

declare global {
  interface Window {
    labWatch?: LabWatch
  }
}

/** Runs in the page and takes times there: from an event of the reader to the frame after the lab has changed. */
export function watchLab(): void {
  const quiet = 120
  let began = Number.NaN
  let shown = Number.NaN
  let changed = Number.NaN
  const begin = () => {
    if (!Number.isNaN(began)) return
    began = performance.now()
  }
  for (const act of ["keydown", "pointermove", "change"])
    window.addEventListener(act, begin, { capture: true })
  const painted = () =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        // What is left of the change before is drawn while none is under way.
        if (Number.isNaN(began)) return
        const now = performance.now()
        if (Number.isNaN(shown)) shown = now
        changed = now
      }
      port2.postMessage(null)
    })
  new MutationObserver(records => {
    if (Number.isNaN(began)) return
    if (records.some(({ target }) => target.parentElement?.closest(".lab"))) painted()
  }).observe(document, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  })
  window.labWatch = {
    change: until =>
      new Promise(resolve => {
        const look = () => {
          const isDone =
            until === "shown" ? !Number.isNaN(shown) : performance.now() - changed > quiet
          if (!isDone) {
            setTimeout(look, 4)
            return
          }
          const time = { shown: shown - began, settled: changed - began }
          began = Number.NaN
          shown = Number.NaN
          changed = Number.NaN
          resolve(time)
        }
        look()
      }),
  }
}
