import { Fragment } from "react"

/** Identifiers shorter than this fit every column. */
const LONG = 16

/**
 * Text whose long identifiers may break where their words meet: `SemiFungible|PositionManager`, `MAX_|SPREAD`; those of functions
 * also before what they take and behind each of its commas, `burn|Options|(uint256[],|int24)`, never within a type.
 */
export function WordBreaks({ text }: { text: string }) {
  const name = text.replace(/\(.*/, "")
  // No lookbehind: browsers that do not know it would refuse the whole script.
  const words = name.replace(/([a-z\d])(?=[A-Z])|(_)(?=[A-Za-z\d])/g, "$1$2\0")
  const taken = text.slice(name.length).replace(/^(?=\()|(,)(?=\S)/g, "$1\0")
  const parts = (words + taken).split("\0")
  if (text.length < LONG || !/^[^ ]+$|\(/.test(text) || parts.length === 1) return text
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
