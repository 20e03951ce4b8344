/**
 * Encodes nonnegative integers as text: small ones take one character each and compress better than
 * decimal digits. Of the 88 characters from `#` on, the first 44 end a number and the others
 * continue it; `}` replaces `\`, which JSON would escape.
 */
const BASE = 44
const FIRST = 35
const backslash = String.fromCharCode(92)

export function numbersToText(numbers: ArrayLike<number>): string {
  let length = numbers.length
  for (let index = 0; index < numbers.length; index++)
    for (let rest = numbers[index] ?? 0; rest >= BASE; rest = Math.floor(rest / BASE)) length++
  const codes = new Uint8Array(length)
  let at = 0
  for (let index = 0; index < numbers.length; index++) {
    let rest = numbers[index] ?? 0
    for (; rest >= BASE; rest = Math.floor(rest / BASE)) codes[at++] = FIRST + BASE + (rest % BASE)
    codes[at++] = FIRST + rest
  }
  return new TextDecoder("latin1").decode(codes).replaceAll(backslash, "}")
}

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
