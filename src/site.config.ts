/**
 * The only constants of the site: names, addresses, limits, delays, breakpoints. Those that the script of every page
 * holds are in page.config.ts, and imported from here like the others. Texts live in content/, urls in
 * src/content/routes.ts. Tests import this file too.
 */

import { contentsLevels, language, repository } from "./page.config"

export {
  breakpoints,
  colourModeSwitch,
  contentsLevels,
  copyrightYear,
  delays,
  docsVersions,
  language,
  repository,
} from "./page.config"

/** For the build and the search. What every page needs is in page.config.ts, or readers would load all of this. */
export const site = {
  name: "Panoptic",
  tagline: "Perpetual options on any token",
  /** Origin of the published site, without a trailing slash: canonical addresses, feeds, sitemap. */
  url: "https://panoptic.xyz",
  language,
  description:
    "Panoptic is a decentralized protocol for perpetual options on top of Uniswap liquidity: documentation, blog and research.",
  repository,
  publisher: "Axicon Labs Limited",
  twitter: "@panoptic_xyz",
  /** Accounts of the publisher elsewhere. */
  profiles: [
    "https://github.com/panoptic-labs",
    "https://twitter.com/panoptic_xyz",
    "https://www.linkedin.com/company/panoptic-xyz",
  ],
  /** Where reports of vulnerabilities go, best first. */
  securityContacts: ["https://cantina.xyz/bounties/01da0370-eacb-48a2-a2df-3aa44f7bc838"],
} as const

/**
 * Day up to which security.txt may be trusted, at most a year ahead: see that the contacts still answer, then move it.
 * CI fails from 30 days before (`npm run tools -- expiry`).
 */
export const securityExpires = "2027-11-01"

/** What the site knows of a section of dated articles. */
interface SectionSettings {
  /** Name in breadcrumbs, filters and search results; title of its lists, feeds and heads. */
  label: string
  title: string
  /** Of its lists and feeds, in one or two sentences. */
  description: string
  /** One article of the section, all of them, and the section itself, in the middle of a sentence. */
  noun: string
  all: string
  place: string
  /** Type of its articles at schema.org: news of a company, or texts of a technical kind. */
  schemaType: "Article" | "BlogPosting" | "NewsArticle" | "ScholarlyArticle" | "TechArticle"
  /** Place of its articles among equal matches of the search; documents have 5, lists 1. */
  searchRank: number
  /** Whether articles say how to cite them, to readers and to indexes of scholarly works, and come with an archive of their data. */
  citable: boolean
  /** What its articles are, which chooses the drawings of their covers; see drawing/article-kind.ts. */
  kind: "news" | "studies"
  /** Word for `npm run tools -- new`; `doc` and `term` are taken. */
  newPage: string
}

/** Folders of content/ that hold something else, so that no section can have their name. */
export const otherFolders = [
  "contracts",
  "data",
  "docs",
  "pages",
  "snippets",
  "static",
  "versioned_docs",
] as const

/**
 * Tags of articles that report on a month: lists and pages label these with the tag, and the search ranks them below
 * articles that explain one thing.
 */
export const reportTags: readonly string[] = ["newsletter"]

/**
 * Sections of dated articles, by the name of their folder in content/, which is also their address. A further section is
 * one entry here and a folder there: lists, topics, archive, feeds, search and all else follow.
 */
export const articleSections = {
  blog: {
    label: "Blog",
    title: "Panoptic Blog",
    description:
      "News, guides and reports from the Panoptic protocol: launches, audits, newsletters and how-tos.",
    noun: "post",
    all: "posts of the blog",
    place: "blog",
    schemaType: "BlogPosting",
    searchRank: 2,
    citable: false,
    kind: "news",
    newPage: "post",
  },
  research: {
    label: "Deep Dive",
    title: "Panoptic Research",
    description:
      "Quantitative research on perpetual options, Uniswap liquidity, volatility, pricing and risk by the Panoptic team.",
    noun: "article",
    all: "research articles",
    place: "research section",
    schemaType: "ScholarlyArticle",
    searchRank: 3,
    citable: true,
    kind: "studies",
    newPage: "research",
  },
} as const satisfies Record<string, SectionSettings> &
  Partial<Record<(typeof otherFolders)[number], never>>

export const limits = {
  articlesPerPage: 9,
  archivedArticlesPerPage: 500,
  tagItemsPerPage: 9,
  wordsPerMinute: 300,
  tableOfContents: contentsLevels,
  feedItems: 20,
  changedPages: 50,
  relatedArticles: 3,
  /** Characters of a file that holds many texts for programs, many of which read no more at once. */
  llmsPart: 100_000,
  searchInputLength: 64,
  /** Of a picture file; decoding takes memory by the pixel, and browsers draw no longer sides. */
  picture: { megapixels: 64, side: 16_384, animatedMegapixels: 1_000 },
} as const

/** Names in the history that are nobody's: of machines, and of teams. Pages do not tell them as contributors. */
export const nobodysName = /\[bot\]$|\bmaintainers$/i

/** How long scripts, styles and pictures of earlier builds stay published, for readers with open pages. */
export const daysOldFilesStay = 30

/** Releases that stay on the disk, with the published one: a web server serves its own until it is reloaded. */
export const releasesKept = 5

/** The search of the site; the numbers of its dialog are in components/search-modal/settings.ts. */
export const search = {
  /** Of the embedded index, and of the stored searches where no other index is named. */
  indexName: "panoptic",
  /** Hits of the search page at a time. */
  hitsPerPage: 15,
  snippetWords: 24,
  /** What a reader without results is told to try. */
  suggestions: ["streamia", "buying power", "liquidations"],
  /** Milliseconds of a request to the hosted index. */
  timeouts: { connect: 1_000, read: 2_000, write: 30_000 },
  /** Milliseconds after which the embedded index answers where all hosts together have not. */
  patience: 3_000,
  /** Milliseconds for which a hosted index that failed is left alone. */
  retryAfter: 120_000,
  /**
   * Milliseconds for which the search page waits for the texts of the embedded index, so that its list and its count
   * do not change under the reader's eyes; then headings answer alone.
   */
  textsPatience: 2_500,
  /** Milliseconds from the last key to the search of the search page. */
  debounce: 120,
} as const

export const smoothScrollEasing = 0.85
