const isWord = (character = "") => /\w/.test(character)

/** Plain text as Markdown that shows the same: `C<T>` is no tag, and `*` no emphasis. A `_` within a word is none either. */
export const markdownText = (text: string) =>
  text.replace(/[\\`*[\]<_]|&(?=#?\w+;)/g, (sign, at) =>
    sign === "_" && isWord(text[at - 1]) && isWord(text[at + 1]) ? sign : `\\${sign}`,
  )
