import { SearchEngine } from "../engine/search-engine"
import { indexRows, indexRowsInSteps } from "../engine/text-index"
import { type HeadingsFile, unpackHeadings } from "../index-files/headings-file"
import { type SearchManifest, searchManifestPath } from "../index-files/manifest"
import { type TextsFile, withTexts } from "../index-files/texts-file"

/** What the index can answer: by headings alone, or by all text. */
export type Tier = "headings" | "texts"

/** Fetches a file of the site. `fresh` asks the server even where the browser has a copy. */
export type FetchJson = (path: string, options?: { fresh?: boolean }) => Promise<unknown>

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
   */
  async load(withTexts: boolean): Promise<SearchEngine> {
    const engine = this.engine ?? (await this.loadHeadings(withTexts))
    if (withTexts && !this.complete && !this.completing) this.loadTexts()
    return this.engine ?? engine
  }

  private loadHeadings(withTexts: boolean): Promise<SearchEngine> {
    this.loading ??= this.fetchHeadings(withTexts).finally(() => {
      this.loading = undefined
    })
    return this.loading
  }

  private async fetchHeadings(withTexts: boolean): Promise<SearchEngine> {
    const { rows, texts } = await this.headings()
    this.engine = new SearchEngine(rows, indexRows(rows))
    this.onTier("headings")
    if (withTexts) this.loadTexts({ rows, texts })
    return this.engine
  }

  private async headings() {
    const manifest = (await this.fetchJson(searchManifestPath, { fresh: true })) as SearchManifest
    const file = (await this.fetchJson(manifest.headings)) as HeadingsFile
    return { rows: unpackHeadings(file), texts: manifest.texts }
  }

  /** In the background: while texts are missing, headings answer, and the next call tries again. */
  private loadTexts(known?: Awaited<ReturnType<IndexLoader["headings"]>>): void {
    this.completing = (async () => {
      const { rows, texts } = known ?? (await this.headings())
      const complete = withTexts(rows, (await this.fetchJson(texts)) as TextsFile)
      this.engine = new SearchEngine(complete, await indexRowsInSteps(complete))
      this.complete = true
      this.onTier("texts")
    })()
      .catch(() => {})
      .finally(() => {
        this.completing = undefined
      })
  }
}
