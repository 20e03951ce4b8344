import { type Mutation, ofText, pages, pick, putBelow, putIntoFrontMatter } from "./mutation"

const claims = [
  "{{ 1 / 0 }}",
  "{{ 1e999 }}",
  `{{ ${"9".repeat(400)} | percent }}`,
  "{{ 1 | number(99) }}",
  "{{ 1 | constructor }}",
  "{{ constructor(1) }}",
  "{{ __proto__ }}",
  "{{ sqrt(-1) }}",
  "{{ abs(x=1, x=2) }}",
  "{{ abs(__proto__=1) }}",
  "{{ round(1, 1e9) }}",
  "{{ round(1, 0.5) }}",
  "{{ maintenance(put, strike=0, spot=0) }}",
  "{{ 4 = <script>alert(1)</script> }}",
  "{{ 4 = 4 }}",
  '{{ "</script><script>alert(1)</script>" }}',
  "{{ }}",
  "{{",
  "}}",
  "{{ 1 {{ 2 }} }}",
  "{{{ 1 }}}",
  "\\{{ 1 }}",
  "$x{{ 1 }}y$",
  "\u0024{{ 1 }$",
  "$$\n{{ 1 }}\n",
  "`{{ 1 }}",
  "<a href='{{ 1 }}'>x</a>",
  "<Card href={{ 1 }} />",
  "[x]({{ 1 }})",
  "# {{ 1 }} {#{{ 1 }}}",
  "| {{ 1 | usdc }} |\n| --- |",
]

const repeated = ["{{ 1 }} ", "{{", "{{ 1 ", "}}", "$a ", "$", "\\{{", "{{1}}$a "]

/** Claims that are wrong, odd or too many. */
export const claimMutations: readonly Mutation[] = [
  ofText("a claim", pages, (text, dice) => putBelow(text, `\nx ${pick(claims, dice)} y\n`, dice)),
  ofText("a claim in the front matter", pages, (text, dice) =>
    putIntoFrontMatter(text, `title: ${JSON.stringify(pick(claims, dice))}`),
  ),
  ofText("a claim within itself", pages, (text, dice) => {
    const levels = pick([20, 80, 1500], dice)
    const [open, close] = pick(
      [
        ["(", ")"],
        ["-", ""],
        ["abs(", ")"],
        ["1 + ", ""],
      ] as const,
      dice,
    )
    return putBelow(text, `\n{{ ${open.repeat(levels)}1${close.repeat(levels)} }}\n`, dice)
  }),
  ofText("repeated marks of claims", pages, (text, dice) => {
    const lines = `${pick(repeated, dice).repeat(pick([20, 600], dice))}\n`.repeat(
      pick([1, 8, 60], dice),
    )
    return putBelow(text, `\n${lines}\n{{ 1 }}\n`, dice)
  }),
]
