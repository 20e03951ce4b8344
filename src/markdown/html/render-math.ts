import temml, { type Options } from "temml"
import { lowerFirst } from "../syntax/lower-first"
import { withBreaks } from "./formula-rows"

export type Formula = { html: string; error?: undefined } | { html?: undefined; error: string }

const known = new Map<string, Formula>()

/** TeX -> MathML, once per formula and process. Errors are temml's own words. */
export function renderMath(tex: string, display: boolean): Formula {
  const key = `${display ? "$$" : "$"}${tex}`
  const cached = known.get(key)
  if (cached) return cached
  const formula = render(tex, display)
  known.set(key, formula)
  return formula
}

function render(tex: string, display: boolean): Formula {
  try {
    if (!display) return { html: withBreaks(mathml(tex, { wrap: "tex" })) ?? mathml(tex, {}) }
    const html = mathml(tex, { displayMode: true })
    return { html: html.replace(' style="display:block math;"', "") }
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error)
    // temml underlines the place with combining marks, which no terminal shows well.
    const plain = words
      .replace(/\u0332/g, "")
      .replace(/\s+/g, " ")
      .trim()
    return { error: lowerFirst(plain) }
  }
}

function mathml(tex: string, options: Options): string {
  return temml.renderToString(tex, { throwOnError: true, trust: false, ...options })
}
