/** Numbers of the search dialog. Not in site.config.ts, which is part of every page's script. */
export const settings = {
  hits: 20,
  hitsPerGroup: 5,
  /** Words of a text that is found, and on screens of at most `phone` pixels. */
  snippetWords: 10,
  phoneSnippetWords: 5,
  phone: 768,
  /** Searches that are shown again, without and beside favourites. */
  recent: 7,
  recentBesideFavourites: 4,
  favourites: 10,
  /** What a reader who has not searched yet may begin with. */
  startingPoints: [
    "how is premium calculated",
    "how much collateral do I need",
    "when can I be liquidated",
    "contract addresses",
  ],
  /** Milliseconds after which a search that is not answered shows that it is under way. */
  stalledAfter: 300,
} as const
