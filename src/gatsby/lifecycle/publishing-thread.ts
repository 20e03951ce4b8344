import { Worker } from "node:worker_threads"
import type { PublishedFiles } from "../../emit/published-files"
import type { ComposedSite } from "../../model/composed-site"
import { buildCodeFile } from "../build-code-file"

/** What it is told to write: the content that was checked, by what lay on the disk, or the site itself. */
export type Order = { contentChecked: string } | { site: ComposedSite }

/** What it says: that it has read other content than was checked, or what it has written. */
export type Answer = { isBehind: true } | { files: PublishedFiles }

/**
 * A thread that writes what is no page, with compressed forms. It starts with reading the content by itself, and writes nothing below
 * `public` before it is told that this is sound.
 */
export class PublishingThread {
  readonly #worker: Worker
  readonly #files: Promise<PublishedFiles>
  #site: ComposedSite | undefined

  /** @param worker a thread that runs `publish-thread.ts`, if one has been started */
  constructor(worker = new Worker(buildCodeFile("publish-thread"))) {
    this.#worker = worker
    this.#files = new Promise((resolve, reject) => {
      this.#worker
        .on("message", (answer: Answer) => {
          if ("files" in answer) resolve(answer.files)
          else if (this.#site) this.#tell({ site: this.#site })
        })
        .on("error", reject)
        .on("exit", code => reject(new Error(`the thread that writes files ended with ${code}`)))
    })
    // Reported where the result is awaited; until then Node would end the process for it.
    this.#files.catch(() => {})
  }

  /**
   * Writes the files of a site that has been checked.
   * @param contentChecked what lay on the disk when it was read
   */
  write(site: ComposedSite, contentChecked: string): Promise<PublishedFiles> {
    const { content, pages, redirects, texts, notice, drawn, repairs } = site
    this.#site = { content, pages, redirects, texts, notice, drawn, repairs }
    this.#tell({ contentChecked })
    return this.#files
  }

  #tell(order: Order): void {
    this.#worker.postMessage(order)
  }
}
