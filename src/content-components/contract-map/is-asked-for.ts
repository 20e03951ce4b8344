import { matches } from "../../components/filter-box/matches"
import type { MappedFunction } from "./contract-map-file"

/** The selector that calldata begins with, or the selector itself. */
const selectorOf = (text: string) => /^0x[0-9a-f]{8}/i.exec(text)?.[0].toLowerCase()

/** Name and parameter count of a signature in Solidity or ABI notation. */
function signatureOf(text: string): { name: string; count: number } | undefined {
  const [, name, rest] = /^(?:function\s+)?(\w+)\s*\((.*)$/is.exec(text) ?? []
  if (!name || rest === undefined) return undefined
  let depth = 0
  let count = rest.trim().startsWith(")") ? 0 : 1
  for (const character of rest) {
    if (character === "(") depth++
    if (character === ")" && --depth < 0) break
    if (character === "," && depth === 0) count++
  }
  return { name: name.toLowerCase(), count }
}

/** Returns true if a query (words, a signature, a selector, or calldata) matches a function. */
export function isAskedFor({ to, ...from }: MappedFunction, query: string): boolean {
  const calls = [from, ...to]
  const text = query.trim()
  const selector = selectorOf(text)
  if (selector) return calls.some(call => call.selector === selector)
  const asked = signatureOf(text)
  if (asked)
    return calls.some(call => {
      const own = signatureOf(call.function)
      return own?.name === asked.name && own.count === asked.count
    })
  return matches(
    [from.status, ...calls.map(call => `${call.contract}.${call.function} ${call.selector}`)].join(
      " ",
    ),
    text,
  )
}
