const levels = ["lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6"] as const

/** The part of a request that says how texts come back: at most so many words, matches marked. */
export const markedTexts = (words: number) => ({
  attributesToSnippet: [...levels.map(level => `hierarchy.${level}:${words}`), `content:${words}`],
  snippetEllipsisText: "…",
  highlightPreTag: "<mark>",
  highlightPostTag: "</mark>",
})
