/** A wording that the project's English (CONTRIBUTING.md) avoids, and what to write instead. */
export interface WordingRule {
  find: RegExp
  write: string
}

/** Rules for docstrings only: how they begin. */
export const openings: WordingRule = {
  find: /^(?:What|Who|Whose|Whether|Where|Of|Nor|By)\b/,
  write: 'a noun phrase or a third-person verb, such as "Path of …" or "Returns …"',
}

/** Rules for comments and documents. */
export const wordings: readonly WordingRule[] = [
  {
    find: /\b(?:is|are|was|were|be|been) told\b|\btold of\b|\btells? of\b/i,
    write: "reports, logs, throws, or returns",
  },
  { find: /\bis said\b|\bare said\b|\bsaid so\b/i, write: "reports, logs, or states" },
  { find: /\b(?:no more|not any more)(?=[.,;:)]|$)/i, write: "no longer" },
  {
    find: /(?<!\bthere )\b(?:is|are|was|were) no (?!longer\b|more\b|less\b|fewer\b|different\b|match\b|one\b|use\b|such\b|\w+er\b)(?:\w+ )?\w+/i,
    write: "is not a …",
  },
  { find: /\bfor ever\b/i, write: "forever" },
  { find: /\banew\b/i, write: "again" },
  { find: /\btill\b/i, write: "until" },
  { find: /\bmend(?:s|ed|ing)?\b/i, write: "fix" },
  { find: /\bbeside\b/i, write: "next to" },
  { find: /\bin (?:the )?place of\b/i, write: "instead of" },
  {
    find: /\blest\b|\bthereof\b|\btherein\b|\bwherein\b|\bwhereof\b|\bhence\b/i,
    write: "an ordinary word",
  },
  {
    find: /, nor (?:is|are|does|do|has|have|can|will)\b/i,
    write: "a sentence with its own subject",
  },
  { find: /\bwhere (?:there (?:is|are)|none|one|nothing|nobody|that is)\b/i, write: "if or when" },
  {
    find: /\b(?:behaviour|colour|neighbour|favour|honour|grey|artefact|judgement|centre|catalogue|licence|labell(?:ed|ing)|modell(?:ed|ing)|cancelled|initialis|normalis|optimis(?!t)|serialis|recognis|organis|analys(?:e|ed|es|ing)\b)\w*/i,
    write: "American spelling",
  },
]

/** Longest line of a comment, in columns. */
export const longestLine = 100

/** Most sentences in a paragraph of a comment, not counting tags such as `@param`. */
export const mostSentences = 2
