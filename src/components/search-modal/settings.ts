/**
 * Settings of the search dialog. They are not in site.config.ts, which is part of every page's
 * script.
 */
export const settings = {
  hits: 20,
  hitsPerGroup: 5,
  /** Words in a snippet, in general and on screens of at most `phone` pixels. */
  snippetWords: 10,
  phoneSnippetWords: 5,
  phone: 768,
  /** Number of stored searches shown: recent ones without and with favorites, and favorites. */
  recent: 7,
  recentBesideFavourites: 4,
  favourites: 10,
  /** Suggestions for a reader who has not searched yet. */
  startingPoints: [
    "how is premium calculated",
    "how much collateral do I need",
    "when can I be liquidated",
    "contract addresses",
  ],
  /** Milliseconds after which an unanswered search shows a progress indicator. */
  stalledAfter: 300,
} as const
