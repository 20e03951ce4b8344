import type { Data, Processor } from "unified"
import { ContentError } from "../../content/thrown-problem"
import { bounds } from "./bounds"

type Extension = NonNullable<Data["micromarkExtensions"]>[number]
type Construct = Extract<NonNullable<NonNullable<Extension["text"]>[string]>, { tokenize: unknown }>
type Context = ThisParameterType<Construct["tokenize"]>

/** Characters that may begin a construct in a line of text. */
const marks = "*_~[]!`$<{&@"

/**
 * Counts the marks of each paragraph, heading and cell during parsing, and throws if one has more
 * than an author would write: parsers take quadratic time for them (20,000 times `*a_` took 69 s).
 * The construct itself never matches.
 */
export function remarkBoundedMarks(this: Processor): undefined {
  const data = this.data()
  data.micromarkExtensions ??= []
  data.micromarkExtensions.push({
    text: Object.fromEntries([...marks].map(mark => [mark.charCodeAt(0), counter])),
  } as Extension)
}

const counts = new WeakMap<Context, number>()

const counter: Construct = {
  name: "boundedMarks",
  tokenize(_effects, _ok, nok) {
    const count = (counts.get(this) ?? 0) + 1
    counts.set(this, count)
    if (count > bounds.marks) {
      const message = `one paragraph has more than ${bounds.marks} signs such as \`*\`, \`[\` and \`$\``
      const fix = "split it with empty lines, or write it as code between lines of three backticks"
      throw new ContentError(message, fix, this.now().line)
    }
    return nok
  },
}
