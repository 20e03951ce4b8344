import type { SearchRow } from "../engine/row"
import { SearchEngine } from "../engine/search-engine"
import { loadIndex, loadIndexInSteps } from "../engine/text-index"
import {
  type HeadingsFile,
  withTexts as rowsWithTexts,
  type TextsFile,
} from "../index-files/index-files"
import { type SearchManifest, searchManifestPath } from "../index-files/manifest"
import { unpackHeadings } from "../index-files/packed-headings"
import type { PackedIndex } from "../index-files/packed-index"

/**
 * Part of the index that is loaded: titles of the best-ranked pages, all headings, or all texts.
 */
export type Tier = "titles" | "headings" | "texts"

/** Fetches a file of the site. `fresh` revalidates a cached copy. */
export type FetchJson = (path: string, options?: { fresh?: boolean }) => Promise<unknown>

/** Data already fetched for the next step. */
interface LoadedRows {
  manifest: SearchManifest
  rows?: SearchRow[]
}

/**
 * Loads the index in steps: headings are small and answer first (on a large site after some
 * titles), texts follow. If a step fails, the next call starts again from the manifest, because a
 * deployment may have renamed the files.
 */
export class IndexLoader {
  private engine: SearchEngine | undefined
  private tier: Tier | undefined
  private loading: Promise<SearchEngine> | undefined
  private completing: Promise<void> | undefined

  constructor(
    private readonly fetchJson: FetchJson,
    private readonly onTier: (tier: Tier) => void,
  ) {}

  /**
   * Returns the best engine so far; waits only for the first one.
   * @param withTexts true to fetch the texts too
   * @param patience milliseconds to wait for the complete index
   */
  async load(withTexts: boolean, patience = 0): Promise<SearchEngine> {
    const engine = this.engine ?? (await this.loadFirst(withTexts))
    const isWhole = this.tier === "texts" || (this.tier === "headings" && !withTexts)
    if (!isWhole && !this.completing) this.complete(withTexts)
    if (patience > 0 && this.completing) await Promise.race([this.completing, pause(patience)])
    return this.engine ?? engine
  }

  /** True while more of the index is loading, so that the same question may soon find more. */
  get isCompleting(): boolean {
    return this.completing !== undefined
  }

  private loadFirst(withTexts: boolean): Promise<SearchEngine> {
    this.loading ??= this.fetchFirst(withTexts).finally(() => {
      this.loading = undefined
    })
    return this.loading
  }

  private async fetchFirst(withTexts: boolean): Promise<SearchEngine> {
    const manifest = await this.manifest()
    const { titles, headings } = manifest
    const { rows, index } = await this.headings(titles ?? headings)
    const engine = new SearchEngine(rows, loadIndex(index))
    this.reach(titles ? "titles" : "headings", engine)
    if (titles || withTexts) this.complete(withTexts, titles ? { manifest } : { manifest, rows })
    return engine
  }

  /**
   * Loads the rest in the background. If it fails, the loaded files keep answering and the next
   * call retries.
   */
  private complete(withTexts: boolean, known?: LoadedRows): void {
    this.completing = this.fetchRest(withTexts, known)
      .catch(() => {})
      .finally(() => {
        this.completing = undefined
      })
  }

  private async fetchRest(withTexts: boolean, known?: LoadedRows): Promise<void> {
    const manifest = known?.manifest ?? (await this.manifest())
    const rows = known?.rows ?? (await this.fetchHeadings(manifest))
    if (!withTexts) return
    const { texts, index } = (await this.fetchJson(manifest.texts)) as TextsFile
    this.reach("texts", new SearchEngine(rowsWithTexts(rows, texts), await loadIndexInSteps(index)))
  }

  /** Fetches all headings; they replace titles that answered until then. */
  private async fetchHeadings(manifest: SearchManifest): Promise<SearchRow[]> {
    const { rows, index } = await this.headings(manifest.headings)
    if (this.tier === "titles")
      this.reach("headings", new SearchEngine(rows, await loadIndexInSteps(index)))
    return rows
  }

  private reach(tier: Tier, engine: SearchEngine): void {
    this.engine = engine
    this.tier = tier
    this.onTier(tier)
  }

  private async manifest(): Promise<SearchManifest> {
    return (await this.fetchJson(searchManifestPath, { fresh: true })) as SearchManifest
  }

  private async headings(path: string): Promise<{ rows: SearchRow[]; index: PackedIndex }> {
    const { rows, index } = (await this.fetchJson(path)) as HeadingsFile
    return { rows: unpackHeadings(rows), index }
  }
}

const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))
