import type { Entry } from "../content/schema/entry"
import type { PublishedFiles } from "../emit/published-files"
import { contentOnDisk } from "../site/content-on-disk"
import { ContentReader } from "../site/content-reader"
import { type LoadedSite, loadSite } from "../site/load-site"
import { inTurn } from "./in-turn"

/** State that the hooks of one Gatsby run share. Each of Gatsby's processes has its own session. */
class Session {
  readonly #reader = new ContentReader()
  #site: LoadedSite | undefined
  /** State of the disk when the content was last read. */
  contentRead = ""
  /**
   * True once nodes have been written. Files that develop reports earlier are part of the first
   * read.
   */
  isSourced = false
  /** Problems already printed in develop, so that each is reported once. */
  told = { errors: "", warnings: "" }
  /** Runs node renewals one at a time. */
  readonly inTurn = inTurn()
  /** Prefix of all addresses, if the site is not at the root of its host. */
  pathPrefix = ""
  /** Addresses of pages that look like files; the browser needs to know them. */
  pagesLikeFiles: readonly string[] = []
  /** Settles when the picture files are complete. */
  making: Promise<void> | undefined
  /** Resolves to the written files that are not pages. */
  publishing: Promise<PublishedFiles> | undefined
  /** Files that the last browser bundle emitted, below public. */
  readonly emittedAssets = new Set<string>()

  /** Site as last loaded. */
  get site(): LoadedSite {
    if (!this.#site) throw new Error("the content has not been read yet: call load() first")
    return this.#site
  }

  /** Reads the content. Drafts are pages in develop only. */
  async load(): Promise<LoadedSite> {
    // Taken before reading, which may miss files that are saved meanwhile.
    this.contentRead = contentOnDisk()
    this.#site = await loadSite(this.#reader, isDevelop())
    return this.#site
  }

  /**
   * True if a file was added, saved, or deleted since the last read. This checks the disk because
   * Gatsby's watcher may see a file while it is being saved, treat it as empty, and not look again.
   */
  isBehind(): boolean {
    return contentOnDisk() !== this.contentRead
  }

  /**
   * Entry of a content file. In develop it is read from the current disk, because scripts may be
   * compiled before nodes are renewed; the session stays unchanged, so the nodes still count as
   * outdated.
   */
  async entryOf(file: string): Promise<Entry | undefined> {
    const { content } =
      isDevelop() && this.isBehind() ? await loadSite(this.#reader, true) : this.site
    return content.tree.entries.find(entry => entry.file === file)
  }

  /**
   * Returns the site that was checked before the build, so that exactly the checked content is
   * built.
   */
  async loadOnce(): Promise<LoadedSite> {
    return this.#site ?? (await this.load())
  }
}

const isDevelop = () => process.env.NODE_ENV === "development"

export const session = new Session()
