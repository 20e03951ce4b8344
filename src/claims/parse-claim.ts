import { ClaimError } from "./claim-error"

/** Syntax tree of a claim. `at` is the offset in the claim, from its first brace. */
export type Expression = { at: number } & (
  | { kind: "number"; value: number }
  /** A word without parentheses: `put`. */
  | { kind: "word"; word: string }
  | { kind: "call"; name: string; arguments: Argument[] }
  | { kind: "minus"; of: Expression }
  | { kind: "operation"; operator: string; left: Expression; right: Expression }
)

/** An argument: `1750`, or `spot=1750` if it is named. */
export interface Argument {
  name?: string
  value: Expression
  at: number
}

export interface Claim {
  expression: Expression
  /** Format, such as `usdc(2, signed)`. The default is `number`. */
  format?: { name: string; words: { text: string; at: number }[]; at: number }
  /** Text that the author expects the claim to show. */
  expected?: { text: string; at: number }
}

/**
 * Parses `{{ expression | format = expected }}`, braces included.
 *
 *   expression  products joined by + and -; products are values joined by * and /
 *   value       number, -value, (expression), word, name(argument, …)
 *   argument    expression, or name=expression
 *   format      name, or name(decimals), name(signed), name(decimals, signed)
 *
 * @throws ClaimError if the claim is not valid
 */
export function parseClaim(source: string): Claim {
  return new Parser(source).claim()
}

const token = {
  number: /\d[\d_]*(?:\.\d+)?%?/y,
  word: /[A-Za-z]\w*/y,
}

class Parser {
  #at = 2
  readonly #source: string
  readonly #end: number

  constructor(source: string) {
    this.#source = source
    this.#end = source.length - 2
  }

  claim(): Claim {
    const expression = this.#sum()
    const format = this.#take("\\|") || this.#take("|") ? this.#format() : undefined
    const expected = this.#take("=") ? this.#expected() : undefined
    if (!this.#atEnd()) this.#fail("write `}}` here, or an operator before it")
    return { expression, format, expected }
  }

  #format(): NonNullable<Claim["format"]> {
    this.#skipSpace()
    const at = this.#at
    const name = this.#match(token.word) ?? this.#fail("write a format, for example `| usdc`")
    const words: { text: string; at: number }[] = []
    if (this.#take("(")) {
      do {
        this.#skipSpace()
        const start = this.#at
        const text = this.#match(token.number) ?? this.#match(token.word)
        words.push({ text: text ?? this.#fail("write the decimals, or `signed`"), at: start })
      } while (this.#take(","))
      this.#expect(")")
    }
    return { name, words, at }
  }

  #expected(): { text: string; at: number } {
    this.#skipSpace()
    const at = this.#at
    const text = this.#source.slice(at, this.#end).trim()
    if (text === "") this.#fail("write the expected number after `=`, or remove `=`")
    this.#at = this.#end
    return { text, at }
  }

  #sum(): Expression {
    return this.#joined(["+", "-"], () => this.#product())
  }

  #product(): Expression {
    return this.#joined(["*", "/"], () => this.#value())
  }

  #joined(operators: readonly string[], part: () => Expression): Expression {
    let left = part()
    for (;;) {
      this.#skipSpace()
      const at = this.#at
      const operator = operators.find(sign => this.#take(sign))
      if (!operator) return left
      left = { kind: "operation", operator, left, right: part(), at }
    }
  }

  #value(): Expression {
    this.#skipSpace()
    const at = this.#at
    if (this.#take("-")) return { kind: "minus", of: this.#value(), at }
    if (this.#take("(")) {
      const inner = this.#sum()
      this.#expect(")")
      return inner
    }
    const number = this.#match(token.number)
    if (number) return { kind: "number", value: this.#number(number, at), at }
    const word = this.#match(token.word)
    if (!word) return this.#fail("write a number, a word or a function, for example `put`")
    if (this.#take("(")) return { kind: "call", name: word, arguments: this.#arguments(), at }
    return { kind: "word", word, at }
  }

  #number(written: string, at: number): number {
    const rest = this.#source.slice(this.#at)
    if (/^,\d{3}(?!\d)/.test(rest)) {
      const whole = `${written}${rest.slice(0, 4)}`
      const fix = `write \`${whole.replace(",", "_")}\` for one number, or a space after the comma for two`
      throw new ClaimError(`\`${whole}\` may be one number or two`, fix, at)
    }
    const value = Number(written.replaceAll("_", "").replace("%", ""))
    return written.endsWith("%") ? value / 100 : value
  }

  #arguments(): Argument[] {
    const found: Argument[] = []
    if (this.#take(")")) return found
    do {
      this.#skipSpace()
      const at = this.#at
      const name = this.#match(/[A-Za-z]\w*(?=\s*=)/y)
      if (name) this.#expect("=")
      found.push({ name, value: this.#sum(), at })
    } while (this.#take(","))
    this.#expect(")")
    return found
  }

  #skipSpace(): void {
    while (this.#at < this.#end && /\s/.test(this.#source.charAt(this.#at))) this.#at++
  }

  #atEnd(): boolean {
    this.#skipSpace()
    return this.#at >= this.#end
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#source)?.[0]
    this.#at += found?.length ?? 0
    return found
  }

  /** Consumes these characters if they come next, and returns true if so. */
  #take(characters: string): boolean {
    this.#skipSpace()
    const found = this.#at < this.#end && this.#source.startsWith(characters, this.#at)
    if (found) this.#at += characters.length
    return found
  }

  #expect(characters: string): void {
    if (!this.#take(characters)) this.#fail(`write \`${characters}\` here`)
  }

  #fail(fix: string): never {
    const message = this.#atEnd()
      ? "the claim ends too early"
      : `unexpected \`${this.#source.charAt(this.#at)}\``
    throw new ClaimError(message, fix, this.#at)
  }
}
