/** Plain text as Markdown that shows the same: `C<T>` is no tag, and `*` no emphasis. */
export const markdownText = (text: string) =>
  text.replace(/[\\`*[\]<]|(?<!\w)_|_(?!\w)|&(?=#?\w+;)/g, "\\$&")
