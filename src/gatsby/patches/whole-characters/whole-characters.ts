/**
 * Drops the zeros at the end of a chunk and joins the chunks as bytes. React 18 pads a 2,048-byte
 * chunk with zeros if a character of two to four bytes does not fit, and Gatsby would publish them
 * as U+0000 and decode each chunk separately.
 * @see docs/decisions/0056-whole-characters.md
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
