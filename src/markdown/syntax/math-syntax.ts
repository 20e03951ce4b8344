import { mathFromMarkdown } from "mdast-util-math"
import type { Data, Processor } from "unified"

/**
 * Markdown syntax of formulas. The nodes are those of mdast-util-math; the rules for dollars are
 * our own, since remark-math reads "$5 and $10" as a formula:
 * - `$x$`: the opening dollar is not followed by whitespace; the first dollar after it closes the
 *   formula, or both are plain dollars if whitespace precedes the second or a digit follows it
 * - dollars inside braces (`\text{$x$}`) and after a backslash do not count, and a backtick ends
 *   the attempt
 * - text such as `$ETH/$USDC` is not a formula, because it would end in an operator or bracket and
 *   run into a letter
 * - `$$ … $$`: display, on its own lines or on one line; inside a text line it is set within the
 *   line
 */
export function remarkFormulas(this: Processor): undefined {
  const data = this.data()
  data.micromarkExtensions ??= []
  data.micromarkExtensions.push({
    text: { [dollar]: inlineFormula },
    flow: { [dollar]: displayFormula },
  })
  data.fromMarkdownExtensions ??= []
  data.fromMarkdownExtensions.push(mathFromMarkdown())
}

type Extension = NonNullable<Data["micromarkExtensions"]>[number]
type Construct = Extract<NonNullable<NonNullable<Extension["text"]>[string]>, { tokenize: unknown }>
type Tokenizer = Construct["tokenize"]
type State = ReturnType<Tokenizer>
type Code = Parameters<State>[0]
type TokenType = Parameters<Parameters<Tokenizer>[0]["enter"]>[0]

const dollar = 36
const backslash = 92
const backtick = 96
const openBrace = 123
const closeBrace = 125

/** Line endings are negative numbers in micromark, and so are tabs and the spaces they fill. */
const isLineEnding = (code: Code): boolean => code !== null && code < -2
const isSpace = (code: Code): boolean => code === 32 || code === -1 || code === -2
const isBlank = (code: Code): boolean => isSpace(code) || isLineEnding(code)
const isDigit = (code: Code): boolean => code !== null && code >= 48 && code <= 57
const isLetter = (code: Code): boolean =>
  code !== null && /\p{L}/u.test(String.fromCodePoint(Math.max(code, 0)))
const isOpenEnd = (code: Code): boolean =>
  code !== null && code > 0 && "/-–—+=(,[".includes(String.fromCodePoint(code))

// Token names of micromark-extension-math, from which mdast-util-math makes nodes.
const type = (name: string) => name as TokenType

const inlineFormula: Construct = {
  name: "mathText",
  tokenize(effects, ok, nok) {
    let size = 0
    let depth = 0
    let previous: Code = null
    let open = false

    const start: State = code => {
      effects.enter(type("mathText"))
      effects.enter(type("mathTextSequence"))
      return opening(code)
    }
    const opening: State = code => {
      if (code === dollar) {
        effects.consume(code)
        size++
        return opening
      }
      if (size > 2 || code === null || (size === 1 && isBlank(code))) return nok(code)
      effects.exit(type("mathTextSequence"))
      return content(code)
    }
    const data = (code: Code) => {
      if (!open) effects.enter(type("mathTextData"))
      open = true
      effects.consume(code)
      previous = code
    }
    const endData = () => {
      if (open) effects.exit(type("mathTextData"))
      open = false
    }
    const content: State = code => {
      if (code === null || (code === backtick && size === 1)) return nok(code)
      if (isLineEnding(code)) return lineEnd(code)
      if (code === dollar && depth <= 0) return closing(code)
      if (code === openBrace) depth++
      if (code === closeBrace) depth--
      data(code)
      return code === backslash ? escaped : content
    }
    const lineEnd: State = code => {
      endData()
      effects.enter("lineEnding")
      effects.consume(code)
      effects.exit("lineEnding")
      previous = code
      return content
    }
    const closing: State = code => {
      if (previous === null || (size === 1 && isBlank(previous))) return nok(code)
      endData()
      effects.enter(type("mathTextSequence"))
      effects.consume(code)
      return size === 1 ? closed : secondDollar
    }
    const escaped: State = code => {
      if (code === null || isLineEnding(code)) return content(code)
      data(code)
      return content
    }
    const secondDollar: State = code => {
      if (code !== dollar) return nok(code)
      effects.consume(code)
      return closed
    }
    const closed: State = code => {
      const joined = isDigit(code) || code === dollar || (isLetter(code) && isOpenEnd(previous))
      if (size === 1 && joined) return nok(code)
      effects.exit(type("mathTextSequence"))
      effects.exit(type("mathText"))
      return ok(code)
    }
    return start
  },
  previous(code) {
    return code !== dollar || this.events.at(-1)?.[1].type === "characterEscape"
  },
}

/** The next line, unless it belongs to an outer container (a "lazy" line of a quote or list). */
const nextLine: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    const lineStart: State = code => (this.parser.lazy[this.now().line] ? nok(code) : ok(code))
    return code => {
      if (code === null) return nok(code)
      effects.enter("lineEnding")
      effects.consume(code)
      effects.exit("lineEnding")
      return lineStart
    }
  },
}

/** `$$` followed only by whitespace. */
const closingFence: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    let size = 0
    const sequence: State = code => {
      if (code === dollar) {
        effects.consume(code)
        size++
        return sequence
      }
      if (size !== 2) return nok(code)
      effects.exit(type("mathFlowFenceSequence"))
      return space(code)
    }
    let spaced = false
    const space: State = code => {
      if (isSpace(code)) {
        if (!spaced) effects.enter("whitespace")
        spaced = true
        effects.consume(code)
        return space
      }
      if (code !== null && !isLineEnding(code)) return nok(code)
      if (spaced) effects.exit("whitespace")
      effects.exit(type("mathFlowFence"))
      return ok(code)
    }
    return code => {
      effects.enter(type("mathFlowFence"))
      effects.enter(type("mathFlowFenceSequence"))
      return sequence(code)
    }
  },
}

const displayFormula: Construct = {
  name: "mathFlow",
  concrete: true,
  tokenize(effects, ok, nok) {
    let size = 0
    let open = false
    let firstLine = true
    let empty = true

    const start: State = code => {
      effects.enter(type("mathFlow"))
      effects.enter(type("mathFlowFence"))
      effects.enter(type("mathFlowFenceSequence"))
      return opening(code)
    }
    const opening: State = code => {
      if (code === dollar) {
        effects.consume(code)
        size++
        return opening
      }
      if (size !== 2) return nok(code)
      effects.exit(type("mathFlowFenceSequence"))
      effects.exit(type("mathFlowFence"))
      return content(code)
    }
    const endValue = () => {
      if (open) effects.exit(type("mathFlowValue"))
      open = false
    }
    const content: State = code => {
      if (code === null) return nok(code)
      if (isLineEnding(code)) {
        // Only `$$` alone on a line interrupts a paragraph; the other forms stay in the line.
        if (this.interrupt) return firstLine && empty ? ok(code) : nok(code)
        firstLine = false
        endValue()
        return effects.attempt(nextLine, content, nok)(code)
      }
      if (code === dollar) {
        endValue()
        return effects.attempt(closingFence, after, literalDollar)(code)
      }
      if (!open) effects.enter(type("mathFlowValue"))
      open = true
      if (!isSpace(code)) empty = false
      effects.consume(code)
      return code === backslash ? escaped : content
    }
    const escaped: State = code => {
      if (code === null || isLineEnding(code)) return content(code)
      effects.consume(code)
      return content
    }
    // A single dollar may be in \text{}; two followed by text end a formula within a line.
    const literalDollar: State = code => {
      effects.enter(type("mathFlowValue"))
      open = true
      effects.consume(code)
      return code => (code === dollar ? nok(code) : content(code))
    }
    const after: State = code => {
      effects.exit(type("mathFlow"))
      return ok(code)
    }
    return start
  },
}
