/**
 * All constants of the site: names, addresses, limits, delays, breakpoints. Those in every page's
 * script are in page.config.ts and re-exported here; texts are in content/ and URLs in
 * src/content/routes.ts.
 */

import { contentsLevels, language, repository } from "./page.config"

export {
  breakpoints,
  colorModeSwitch,
  contentsLevels,
  copyrightYear,
  delays,
  docsVersions,
  language,
  repository,
} from "./page.config"

/**
 * For the build and search. Constants that every page needs are in page.config.ts, because readers
 * would otherwise load all of these.
 */
export const site = {
  name: "Panoptic",
  tagline: "Perpetual options on any token",
  /**
   * Origin of the published site, for canonical addresses, feeds, and sitemap; no trailing slash.
   */
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
  /** Contacts for vulnerability reports, best first. */
  securityContacts: ["https://cantina.xyz/bounties/01da0370-eacb-48a2-a2df-3aa44f7bc838"],
} as const

/** Pages about data services elsewhere, for the API catalog. Paths without a page are left out. */
export const servicePages: readonly string[] = ["/docs/subgraph/schema", "/docs/subgraph/queries"]

/**
 * How programs may use the pages, as `Content-Signal` in robots.txt (contentsignals.org), such as
 * "search=yes, ai-input=yes, ai-train=yes". Undefined leaves it out: Lighthouse reports robots.txt
 * as invalid with it, which costs points.
 */
export const contentSignal: string | undefined = undefined

/** Formats of Markdown files: CommonMark, MDX, or the one that a file looks like. */
export const markdownFormats = ["detect", "md", "mdx"] as const
export type MarkdownFormat = (typeof markdownFormats)[number]

/**
 * Format of files whose front matter sets none. `detect` reads `.mdx` as MDX, and `.md` as
 * CommonMark unless it imports or has attributes in braces; Docusaurus' default is `mdx` for both.
 */
export const markdownFormat: MarkdownFormat = "detect"

/**
 * Day until which security.txt is valid, at most a year ahead: verify that the contacts still
 * respond, then move it. CI fails from 30 days before (`npm run tools -- security-txt`).
 */
export const securityExpires = "2027-11-01"

/** Settings of a section of dated articles. */
export interface SectionSettings {
  /** Name in breadcrumbs, filters, and search results; title of its lists, feeds, and heads. */
  label: string
  title: string
  /** Description of its lists and feeds, in one or two sentences. */
  description: string
  /** Names of one article, of all articles, and of the section, for the middle of a sentence. */
  noun: string
  all: string
  /** Label of links to all of its articles. */
  allLabel: string
  place: string
  /** schema.org type of its articles: company news or technical texts. */
  schemaType: "Article" | "BlogPosting" | "NewsArticle" | "ScholarlyArticle" | "TechArticle"
  /** Rank of its articles among equal search matches; documents have 5, lists 1. */
  searchRank: number
  /** If true, articles have citation data for readers and academic indexes, and a data archive. */
  citable: boolean
  /**
   * Kind of its articles, which selects the drawings of their covers; see drawing/article-kind.ts.
   */
  kind: "news" | "studies"
  /** If true, addresses begin with the date of the file, `2024/01/02/hello`, as in Docusaurus. */
  datedAddresses: boolean
  /** Name of the kind in `npm run tools -- new`; `doc` and `term` are taken. */
  newPage: string
}

/** Folders of content/ with other contents, whose names no section can have. */
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
 * Tags of monthly reports: lists and pages label these articles with the tag, and search ranks them
 * below articles that explain one thing.
 */
export const reportTags: readonly string[] = ["newsletter"]

/**
 * Sections of dated articles, by the name of their folder in content/, which is also their address.
 * To add a section, add an entry here and a folder there: lists, topics, archive, feeds, and search
 * follow.
 */
export const articleSections = {
  blog: {
    label: "Blog",
    title: "Panoptic Blog",
    description:
      "News, guides and reports from the Panoptic protocol: launches, audits, newsletters and how-tos.",
    noun: "post",
    all: "posts of the blog",
    allLabel: "All posts",
    place: "blog",
    schemaType: "BlogPosting",
    searchRank: 2,
    citable: false,
    kind: "news",
    datedAddresses: false as boolean,
    newPage: "post",
  },
  research: {
    label: "Deep Dive",
    title: "Panoptic Research",
    description:
      "Quantitative research on perpetual options, Uniswap liquidity, volatility, pricing and risk by the Panoptic team.",
    noun: "article",
    all: "research articles",
    allLabel: "All research",
    place: "research section",
    schemaType: "ScholarlyArticle",
    searchRank: 3,
    citable: true,
    kind: "studies",
    datedAddresses: false as boolean,
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
  /**
   * Maximum characters of a file with many texts for programs, many of which read no more at once.
   */
  llmsPart: 100_000,
  searchInputLength: 64,
  /**
   * Limits of a picture file: decoding memory grows with the pixels, and browsers cannot draw
   * longer sides.
   */
  picture: { megapixels: 64, side: 16_384, animatedMegapixels: 1_000 },
} as const

/**
 * Names in the Git history that belong to bots and teams, which pages do not list as contributors.
 */
export const anonymousContributors = /\[bot\]$|\bmaintainers$/i

/** Days that scripts, styles, and pictures of earlier builds stay published for open pages. */
export const oldFileRetentionDays = 30

/**
 * Releases kept on disk, including the published one: a web server uses its old one until reloaded.
 */
export const retainedReleases = 5

/** Search settings; the numbers for its dialog are in components/search-modal/settings.ts. */
export const search = {
  /** Name of the embedded index, and of stored searches if no other index is named. */
  indexName: "panoptic",
  /** Hits that the search page shows at a time. */
  hitsPerPage: 15,
  snippetWords: 24,
  /** Suggested searches if there are no results. */
  suggestions: ["streamia", "buying power", "liquidations"],
  /** Timeouts of a request to the hosted index, in milliseconds. */
  timeouts: { connect: 1_000, read: 2_000, write: 30_000 },
  /** Milliseconds after which the embedded index answers if none of the hosts has. */
  patience: 3_000,
  /** Milliseconds to wait before retrying a hosted index that failed. */
  retryAfter: 120_000,
  /**
   * Milliseconds that the search page waits for the texts of the embedded index, so that its list
   * and count do not change while the reader looks at them. After that, it shows results from
   * headings alone.
   */
  textsPatience: 2_500,
  /** Milliseconds from the last keystroke until the search page searches. */
  debounce: 120,
} as const

export const smoothScrollEasing = 0.85
