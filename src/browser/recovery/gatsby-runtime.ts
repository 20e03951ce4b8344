/** Tells deployments with different scripts apart; empty where it could not be read. */
export interface Deployment {
  webpackCompilationHash: string
}

/** What Gatsby's loader gives for a page: a page, or a failure with or without its reason. */
export interface LoadedPage {
  page?: Deployment
  error?: unknown
}

export type Load = (pathAndQuery: string) => Promise<LoadedPage | undefined>

/** The parts of Gatsby's browser runtime that recovery wraps. They are the objects Gatsby itself uses. */
export interface GatsbyRuntime {
  ___loader: {
    /** Called for each page that is to be shown (prefetching has functions of its own). */
    loadPage: Load
    /** Undefined where the site does not answer. */
    loadAppData(): Promise<Deployment | undefined>
  }
  /** Stands behind `navigate` and every link that is followed without a full load. */
  ___navigate(to: string | number, options?: object): void
  /** Of the deployment that this document is from. */
  ___webpackCompilationHash: string
}

export const gatsby = () => window as unknown as GatsbyRuntime
