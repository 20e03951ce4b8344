import type { SearchRow } from "../engine/row"
import { SearchEngine } from "../engine/search-engine"
import { loadIndex, loadIndexInSteps } from "../engine/text-index"
import { type HeadingsFile, type TextsFile, withTexts } from "../index-files/index-files"
import { type SearchManifest, searchManifestPath } from "../index-files/manifest"
import { unpackHeadings } from "../index-files/packed-headings"
import type { PackedIndex } from "../index-files/packed-index"

/** What the index can answer: by headings alone, or by all text. */
export type Tier = "headings" | "texts"

/** Fetches a file of the site. `fresh` asks the server even where the browser has a copy. */
export type FetchJson = (path: string, options?: { fresh?: boolean }) => Promise<unknown>

type Headings = { rows: SearchRow[]; index: PackedIndex; texts: string }

/**
 * The index of the site in two steps: headings are small and answer first, texts follow. A step that fails is tried
 * again by the next call, from the manifest on, since a deployment may have renamed the files meanwhile.
 */
export class IndexLoader {
  private engine: SearchEngine | undefined
  private loading: Promise<SearchEngine> | undefined
  private completing: Promise<void> | undefined
  private complete = false

  constructor(
    private readonly fetchJson: FetchJson,
    private readonly onTier: (tier: Tier) => void,
  ) {}

  /**
   * The best engine that there is; waits only for the first one.
   * @param withTexts whether to fetch the texts too
   * @param patience milliseconds for which to wait for them
   */
  async load(withTexts: boolean, patience = 0): Promise<SearchEngine> {
    const engine = this.engine ?? (await this.loadHeadings(withTexts))
    if (withTexts && !this.complete && !this.completing) this.loadTexts()
    if (patience > 0 && this.completing) await Promise.race([this.completing, pause(patience)])
    return this.engine ?? engine
  }

  /** Whether texts are on their way, so that the same question may soon find more. */
  get isCompleting(): boolean {
    return this.completing !== undefined
  }

  private loadHeadings(withTexts: boolean): Promise<SearchEngine> {
    this.loading ??= this.fetchHeadings(withTexts).finally(() => {
      this.loading = undefined
    })
    return this.loading
  }

  private async fetchHeadings(withTexts: boolean): Promise<SearchEngine> {
    const headings = await this.headings()
    const { rows, index } = headings
    this.engine = new SearchEngine(rows, loadIndex(index))
    this.onTier("headings")
    if (withTexts) this.loadTexts(headings)
    return this.engine
  }

  private async headings(): Promise<Headings> {
    const manifest = (await this.fetchJson(searchManifestPath, { fresh: true })) as SearchManifest
    const { rows, index } = (await this.fetchJson(manifest.headings)) as HeadingsFile
    return { rows: unpackHeadings(rows), index, texts: manifest.texts }
  }

  /** In the background: while texts are missing, headings answer, and the next call tries again. */
  private loadTexts(known?: Headings): void {
    this.completing = this.fetchTexts(known)
      .catch(() => {})
      .finally(() => {
        this.completing = undefined
      })
  }

  private async fetchTexts(known?: Headings): Promise<void> {
    const headings = known ?? (await this.headings())
    const { texts, index } = (await this.fetchJson(headings.texts)) as TextsFile
    const rows = withTexts(headings.rows, texts)
    this.engine = new SearchEngine(rows, await loadIndexInSteps(index))
    this.complete = true
    this.onTier("texts")
  }
}

const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))
