import { Fragment } from "react"

/** Length below which identifiers fit every column. */
const LONG = 16

/**
 * Text whose long identifiers can break between their words: `SemiFungible|PositionManager`,
 * `MAX_|SPREAD`. Signatures can also break before their parameters and after each comma, but never
 * in a type: `burn|Options|(uint256[],|int24)`.
 */
export function WordBreaks({ text }: { text: string }) {
  const name = text.replace(/\(.*/, "")
  // Avoids lookbehind: a browser without support for it would reject the whole script.
  const words = name.replace(/([a-z\d])(?=[A-Z])|(_)(?=[A-Za-z\d])/g, "$1$2\0")
  const taken = text.slice(name.length).replace(/^(?=\()|(,)(?=\S)/g, "$1\0")
  const parts = (words + taken).split("\0")
  if (text.length < LONG || !/^[^ ]+$|\(/.test(text) || parts.length === 1) return text
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
