import { renderMath } from "../html/math/render-math"
import { formulaText } from "./formula-text"

function textOf(tex: string): string {
  const { html, error } = renderMath(tex, true)
  if (html === undefined) throw new Error(error)
  return formulaText(html)
}

test.each([
  ["\\Gamma = \\frac{\\partial^2 V}{\\partial S^2}", "Γ = ∂²V/∂S²"],
  ["r = \\sqrt{P_b/P_a}", "r = √(P_b/P_a)"],
  [
    "\\sigma_{IV} = 2\\gamma\\sqrt{\\frac{\\text{Daily Volume}}{L}}",
    "σ_IV = 2γ√((Daily Volume)/L)",
  ],
  ["d_1 = \\frac{\\ln(S/K) + \\sigma^2T/2}{\\sigma\\sqrt T}", "d₁ = (ln(S/K) + σ²T/2)/(σ√T)"],
  ["\\text{mark} - \\text{payoff}", "mark − payoff"],
  ["1.0001^{-6700}", "1.0001⁻⁶⁷⁰⁰"],
  ["e^{-rT}N", "e^(−rT)N"],
  ["fg^{out}_l", "fg_l^(out)"],
  ["-\\frac{L}{2}\\,S^{-3/2}", "−L/2 ⋅ S^(−3/2)"],
  ["\\tfrac12\\,\\Gamma S^2", "½ΓS²"],
  ["\\max(S - K, 0)", "max(S − K, 0)"],
  ["m_{\\max}", "m_max"],
  ["\\ln r", "ln r"],
  ["\\sum_{i=0}^{n} x_i", "∑_(i = 0)ⁿx_i"],
  ["\\bar r + \\hat\\sigma", "r̄ + σ̂"],
  ["\\mathbb E[\\mathcal N]", "E[N]"],
  ["\\sqrt[3]{x}", "³√(x)"],
  ["\\binom{n}{k}", "(n choose k)"],
  ["\\underbrace{a - b}_{\\text{loan}} + f", "a − b (loan) + f"],
  ["(-6\\%)", "(−6%)"],
  ["\\begin{cases} S & S < K \\\\ K & \\text{else} \\end{cases}", "{S, S < K; K, else"],
  ["\\begin{aligned} a &= 1 \\\\ \\text{b:} & \\quad 2 \\end{aligned}", "a = 1; b: 2"],
  ["a \\oplus b", "a ⊕ b"],
  ["V''", "V′′"],
])("writes %s as text", (tex, text) => {
  expect(textOf(tex)).toBe(text)
})
