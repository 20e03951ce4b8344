/**
 * React writes a page's HTML in pieces of 2,048 bytes. Where a character of two to four bytes does not fit in the
 * rest of a piece, React 18 sends the piece with the rest as it is, zeros, which Gatsby publishes as U+0000; and
 * Gatsby turns each piece into text by itself. With this rule the zeros at the end of a piece are left out, and
 * the pieces are joined as bytes. See docs/decisions/0056-whole-characters.md.
 */
export const wholeCharacters = {
  test: /[\\/]\.cache[\\/]server-utils[\\/]writable-as-promise\.js$/,
  enforce: "pre",
  loader: "string-replace-loader",
  options: {
    multiple: [
      { search: "this._output = ``", replace: "this._output = []", strict: true },
      {
        search: "this._output += chunk.toString()",
        replace:
          "this._output.push(chunk.subarray(0, chunk.findLastIndex(byte => byte !== 0) + 1))",
        strict: true,
      },
      {
        search: "this._deferred.resolve(this._output)",
        replace: "this._deferred.resolve(Buffer.concat(this._output).toString())",
        strict: true,
      },
    ],
  },
} as const
