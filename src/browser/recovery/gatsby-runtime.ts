/**
 * Deployment of the site. The hash identifies its scripts, and is empty if it could not be read.
 */
export interface Deployment {
  webpackCompilationHash: string
}

/** A loaded page and its deployment. */
export interface ArrivedPage extends Deployment {
  /** Gatsby's chunk name of the page's template. */
  componentChunkName: string
}

/** Result of Gatsby's loader for a page: a page, or a failure with or without its reason. */
export interface LoadedPage {
  page?: ArrivedPage
  /** Result of the page's query. */
  json?: { data?: Readonly<Record<string, unknown>> }
  error?: unknown
}

export type Load = (pathAndQuery: string) => Promise<LoadedPage | undefined>

/** A page in the loader's queue. */
export interface QueuedRequest {
  /** Removes the page from the queue if its turn has not come. */
  abort(): void
}

/**
 * Parts of Gatsby's browser runtime that the site calls or wraps. Gatsby itself uses the same
 * objects.
 */
declare global {
  interface Window {
    ___loader: {
      /** Loads a page to be shown; prefetching uses other functions. */
      loadPage: Load
      /** Resolves to undefined if the site does not respond. */
      loadAppData(): Promise<Deployment | undefined>
      /**
       * Puts a page into the loader's queue, which loads four pages every three seconds when the
       * browser is idle.
       */
      enqueue(path: string): QueuedRequest
      /** Loads a page's data and script at once, and only once per visit. */
      hovering: Load
    }
    /** Called by `navigate` and by every link that is followed without a full load. */
    ___navigate(to: string | number, options?: object): void
    /** Route of the page that this document shows. */
    pagePath?: string
    /** Files of each chunk by name, as JSON. */
    ___chunkMapping: string
    /** Hash of the deployment that this document is from. */
    ___webpackCompilationHash: string
  }
}
