import type { NodePluginArgs } from "gatsby"
import { ContentReader } from "../content/read/content-reader"
import { type LoadedSite, loadSite } from "../content/read/load-site"
import type { Entry } from "../content/schema/entry"
import type { PublishedFiles } from "./artefacts/published-files"

/** Gatsby's own services that gatsby-plugin-sharp needs. */
export type SharpServices = Pick<NodePluginArgs, "pathPrefix" | "reporter" | "cache">

/** What the hooks of one run of Gatsby share. Each of its processes has a session of its own. */
class Session {
  readonly #reader = new ContentReader()
  #site: LoadedSite | undefined
  /** Whether nodes have been written; files that develop reports before are part of the first reading. */
  isSourced = false
  sharp: SharpServices | undefined
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
    this.#site = await loadSite(this.#reader, process.env.NODE_ENV === "development")
    return this.#site
  }

  /** What a file of the content says; in develop as it stands now, since scripts are compiled before nodes are renewed. */
  async entryOf(file: string): Promise<Entry | undefined> {
    const { content } = process.env.NODE_ENV === "development" ? await this.load() : this.site
    return content.tree.entries.find(entry => entry.file === file)
  }

  /** The site that was checked before the build, so that what is built is what was checked. */
  async loadOnce(): Promise<LoadedSite> {
    return this.#site ?? (await this.load())
  }
}

export const session = new Session()
