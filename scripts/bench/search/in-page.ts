/** Times of one key in milliseconds: until the index has answered, and until the page shows the answer. */
export interface KeyTime {
  answered: number
  shown: number
}

/** What `watchSearch` leaves in the page. */
export interface SearchWatch {
  /** Settles when the worker has the texts, so that nothing else is under way. */
  complete: Promise<void>
  /** Types queries into the modal letter by letter. */
  type(queries: readonly string[]): Promise<KeyTime[]>
  /** Times of the first key and of the first hit shown. */
  firstKey?: number
  firstHit?: number
}

declare global {
  interface Window {
    searchWatch?: SearchWatch
  }
}

/**
 * Runs in the page before its own scripts and takes times there, without the way to the test and back.
 * @param onMainThread runs the worker's script in the page: Chromium slows its main thread down, but no workers
 */
export function watchSearch(onMainThread: boolean): void {
  let onAnswer = (_time: number) => {}
  let onComplete = () => {}
  const receive = ({ data }: MessageEvent) => {
    if (data.tier === "texts") onComplete()
    if (data.results?.length > 0) onAnswer(performance.now())
  }
  let changed = 0
  const watch: SearchWatch = {
    complete: new Promise(resolve => {
      onComplete = () => resolve()
    }),
    async type(queries) {
      const times: KeyTime[] = []
      for (const query of queries) {
        for (let end = 1; end <= query.length; end++) times.push(await key(query.slice(0, end)))
        enter("")
        await painted()
      }
      return times
    },
  }
  window.searchWatch = watch

  function enter(text: string): void {
    const input = document.querySelector<HTMLInputElement>("dialog input")
    // React looks for changes behind its own back: the setter of the element would tell it that there are none.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text)
    input?.dispatchEvent(new Event("input", { bubbles: true }))
  }
  async function key(text: string): Promise<KeyTime> {
    const answer = new Promise<number>(resolve => {
      onAnswer = resolve
    })
    const start = performance.now()
    enter(text)
    const answered = await answer
    await painted()
    return { answered: answered - start, shown: Math.max(answered, changed) - start }
  }
  const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
  async function painted(): Promise<void> {
    await frame()
    await frame()
  }

  new MutationObserver(() => {
    changed = performance.now()
    if (watch.firstHit === undefined && document.querySelector("dialog [role='option']"))
      watch.firstHit = changed
  }).observe(document, { childList: true, subtree: true, characterData: true })
  document.addEventListener(
    "keydown",
    () => {
      watch.firstKey ??= performance.now()
    },
    { capture: true },
  )

  const RealWorker = window.Worker
  window.Worker = class extends RealWorker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(onMainThread ? "data:text/javascript," : url, options)
      this.addEventListener("message", receive)
      if (onMainThread) runHere(this, url)
    }
  }

  /** Runs a worker's script in the page and passes messages on as events, each as a task of its own. */
  function runHere(worker: Worker, url: string | URL): void {
    const later = (task: () => void) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = task
      port2.postMessage(null)
    }
    const scope: Record<string, unknown> & { onmessage?(event: { data: unknown }): void } = {
      location: window.location,
      importScripts() {},
      postMessage(data: unknown) {
        const copy = structuredClone(data)
        later(() => worker.dispatchEvent(new MessageEvent("message", { data: copy })))
      },
    }
    const script = fetch(url).then(async response =>
      new Function("self", "postMessage", await response.text())(scope, () => {}),
    )
    worker.postMessage = (data: unknown) => {
      const copy = structuredClone(data)
      script.then(() => later(() => scope.onmessage?.({ data: copy })))
    }
  }
}
