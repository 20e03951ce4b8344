import { Worker } from "node:worker_threads"
import type { PublishedFiles } from "../../emit/published-files"
import type { ComposedSite } from "../../model/composed-site"
import { buildCodeFile } from "../build-code-file"

/**
 * Order to the thread: write either the content that was checked, identified by the state of the
 * disk, or the given site.
 */
export type Order = { contentChecked: string } | { site: ComposedSite }

/**
 * Answer of the thread: either it has read content other than the checked content, or the files
 * that it has written.
 */
export type Answer = { isBehind: true } | { files: PublishedFiles }

/**
 * Thread that writes the files that are not pages, and their compressed forms. It reads the content
 * by itself, and writes nothing below `public` until it receives an order.
 */
export class PublishingThread {
  readonly #worker: Worker
  readonly #files: Promise<PublishedFiles>
  #site: ComposedSite | undefined

  /** @param worker a thread that already runs `publish-thread.ts`, if any */
  constructor(worker = new Worker(buildCodeFile("publish-thread"))) {
    this.#worker = worker
    this.#files = new Promise((resolve, reject) => {
      this.#worker
        .on("message", (answer: Answer) => {
          if ("files" in answer) resolve(answer.files)
          else if (this.#site) this.#tell({ site: this.#site })
        })
        .on("error", reject)
        .on("exit", code =>
          reject(new Error(`the thread that writes files exited with code ${code}`)),
        )
    })
    // Avoids an unhandled rejection; the error is reported where this promise is awaited.
    this.#files.catch(() => {})
  }

  /**
   * Writes the files of a checked site.
   * @param contentChecked state of the disk when the content was read
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
