const isWord = (character = "") => /\w/.test(character)

/**
 * Escapes plain text for Markdown: `C<T>` is not a tag, and `*` is not emphasis. A `_` within a
 * word needs no escape.
 */
export const markdownText = (text: string) =>
  text.replace(/[\\`*[\]<_]|&(?=#?\w+;)/g, (sign, at) =>
    sign === "_" && isWord(text[at - 1]) && isWord(text[at + 1]) ? sign : `\\${sign}`,
  )
