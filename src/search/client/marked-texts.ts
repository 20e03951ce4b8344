const levels = ["lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6"] as const

/** Request options for the returned texts: at most `words` words each, with matches marked. */
export const markedTexts = (words: number) => ({
  attributesToSnippet: [...levels.map(level => `hierarchy.${level}:${words}`), `content:${words}`],
  snippetEllipsisText: "…",
  highlightPreTag: "<mark>",
  highlightPostTag: "</mark>",
})
