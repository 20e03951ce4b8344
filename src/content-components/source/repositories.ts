interface Repository {
  name: string
  commit: string
  /** Date of the commit, as pages write it. */
  date: string
}

/** Repositories that pages about V2 cite, each at the one commit that the authors read. */
export const repositories = {
  core: {
    name: "panoptic-labs/panoptic-v2-core",
    commit: "d20b0aed127ab5d3e5ca17c5399782aad2f0ff4c",
    date: "April 20, 2026",
  },
  docs: {
    name: "panoptic-labs/docs",
    commit: "36e185ddc968267b0cd72528332238343726db05",
    date: "July 1, 2026",
  },
  sdk: {
    name: "panoptic-labs/panoptic-sdk",
    commit: "b0671fa3c7c499cbd75a45322aab83049a200342",
    date: "July 23, 2026",
  },
} satisfies Record<string, Repository>
