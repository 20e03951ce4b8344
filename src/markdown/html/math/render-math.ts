import temml, { type Options } from "temml"
import { lowerFirst } from "../../syntax/lower-first"
import { withBreaks, withDisplayBreaks } from "./formula-rows"
import { withoutMathStyles } from "./math-classes"

export type Formula = { html: string; error?: undefined } | { html?: undefined; error: string }

/** Converts TeX to MathML. Errors are temml's own messages. */
export function renderMath(tex: string, display: boolean): Formula {
  try {
    if (!display) return { html: withBreaks(mathml(tex, { wrap: "tex" })) ?? mathml(tex, {}) }
    const html = mathml(tex, { displayMode: true })
    return { html: withDisplayBreaks(html) ?? html }
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error)
    // temml underlines the position with combining marks, which terminals show badly.
    const plain = words
      .replace(/\u0332/g, "")
      .replace(/\s+/g, " ")
      .trim()
    return { error: lowerFirst(plain) }
  }
}

function mathml(tex: string, options: Options): string {
  const html = temml.renderToString(tex, { throwOnError: true, trust: false, ...options })
  // The class tml-display already sets this.
  return withoutMathStyles(html.replace(' style="display:block math;"', ""))
}
