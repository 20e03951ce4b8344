/**
 * Whole numbers from 0 on as text: small ones take one character each, and compress better than decimal digits. Of
 * the 88 characters from `#` on, the first 44 end a number and the others go on; `\`, which JSON would escape, is `}`.
 */
const BASE = 44
const FIRST = 35
const backslash = String.fromCharCode(92)

export function numbersToText(numbers: readonly number[]): string {
  const parts: string[] = []
  let codes: number[] = []
  for (const number of numbers) {
    let rest = number
    while (rest >= BASE) {
      codes.push(FIRST + BASE + (rest % BASE))
      rest = Math.floor(rest / BASE)
    }
    codes.push(FIRST + rest)
    // Put together in pieces: a text that grows by single characters is a chain of as many objects.
    if (codes.length < PIECE) continue
    parts.push(String.fromCharCode(...codes))
    codes = []
  }
  return [...parts, String.fromCharCode(...codes)].join("").replaceAll(backslash, "}")
}

const PIECE = 4096

export function textToNumbers(text: string): number[] {
  const numbers: number[] = []
  let number = 0
  let unit = 1
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    const digit = (code === 125 ? 92 : code) - FIRST
    number += (digit % BASE) * unit
    unit *= BASE
    if (digit >= BASE) continue
    numbers.push(number)
    number = 0
    unit = 1
  }
  return numbers
}
