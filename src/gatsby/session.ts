import type { Entry } from "../content/schema/entry"
import type { PublishedFiles } from "../emit/published-files"
import { contentOnDisk } from "../site/content-on-disk"
import { ContentReader } from "../site/content-reader"
import { type LoadedSite, loadSite } from "../site/load-site"
import { inTurn } from "./in-turn"

/** What the hooks of one run of Gatsby share. Each of its processes has a session of its own. */
class Session {
  readonly #reader = new ContentReader()
  #site: LoadedSite | undefined
  /** What lay on the disk when the content was read last. */
  contentRead = ""
  /** Whether nodes have been written; files that develop reports before are part of the first reading. */
  isSourced = false
  /** What develop has said of problems. */
  told = { errors: "", warnings: "" }
  /** Runs what renews nodes, one at a time. */
  readonly inTurn = inTurn()
  /** Of all addresses, where the site does not lie at the root of its host. */
  pathPrefix = ""
  /** Addresses of pages that are named like files, of which the browser must know. */
  pagesLikeFiles: readonly string[] = []
  /** The files of pictures, while they are made. */
  making: Promise<void> | undefined
  /** The files beside the pages, while they are written. */
  publishing: Promise<PublishedFiles> | undefined
  /** Files that the last bundle of the browser's scripts emitted, below public. */
  readonly emittedAssets = new Set<string>()

  /** The site as it was loaded last. */
  get site(): LoadedSite {
    if (!this.#site) throw new Error("the content has not been read yet")
    return this.#site
  }

  /** Reads the content; drafts are pages in develop only. */
  async load(): Promise<LoadedSite> {
    // Before the reading, which may miss what is saved while it goes on.
    this.contentRead = contentOnDisk()
    this.#site = await loadSite(this.#reader, isDevelop())
    return this.#site
  }

  /**
   * Whether a file is new, saved or gone since the last reading. The disk is asked and not Gatsby, whose watcher may see a file
   * while it is being saved, take it for empty, and not look again.
   */
  isBehind(): boolean {
    return contentOnDisk() !== this.contentRead
  }

  /**
   * What a file of the content says; in develop as it stands now, since scripts may be compiled before nodes are renewed. That reading
   * leaves the session as it is, so that the nodes are still known to be behind.
   */
  async entryOf(file: string): Promise<Entry | undefined> {
    const { content } =
      isDevelop() && this.isBehind() ? await loadSite(this.#reader, true) : this.site
    return content.tree.entries.find(entry => entry.file === file)
  }

  /** The site that was checked before the build, so that what is built is what was checked. */
  async loadOnce(): Promise<LoadedSite> {
    return this.#site ?? (await this.load())
  }
}

const isDevelop = () => process.env.NODE_ENV === "development"

export const session = new Session()
