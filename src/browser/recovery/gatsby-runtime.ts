/** Tells deployments with different scripts apart; empty where it could not be read. */
export interface Deployment {
  webpackCompilationHash: string
}

/** A page that is there, of the deployment that it is from. */
export interface ArrivedPage extends Deployment {
  /** Gatsby's name for the script of the page's template. */
  componentChunkName: string
}

/** What Gatsby's loader gives for a page: a page, or a failure with or without its reason. */
export interface LoadedPage {
  page?: ArrivedPage
  /** What the page's query found. */
  json?: { data?: Readonly<Record<string, unknown>> }
  error?: unknown
}

export type Load = (pathAndQuery: string) => Promise<LoadedPage | undefined>

/** A page in the loader's queue. */
export interface Queued {
  /** Takes the page out of the queue if its turn has not come. */
  abort(): void
}

/** The parts of Gatsby's browser runtime that the site calls or wraps. They are the objects Gatsby itself uses. */
declare global {
  interface Window {
    ___loader: {
      /** Called for each page that is to be shown (prefetching has functions of its own). */
      loadPage: Load
      /** Undefined where the site does not answer. */
      loadAppData(): Promise<Deployment | undefined>
      /** Puts a page into the loader's queue: four pages every three seconds, when the browser is idle. */
      enqueue(path: string): Queued
      /** Loads the data and the script of a page at once, once for a visit. */
      hovering: Load
    }
    /** Stands behind `navigate` and every link that is followed without a full load. */
    ___navigate(to: string | number, options?: object): void
    /** Route of the page that this document shows. */
    pagePath?: string
    /** Files of each script by its name, as JSON. */
    ___chunkMapping: string
    /** Of the deployment that this document is from. */
    ___webpackCompilationHash: string
  }
}
