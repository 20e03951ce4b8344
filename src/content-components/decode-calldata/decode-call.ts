import {
  type AbiParameter,
  decodeAbiParameters,
  encodeAbiParameters,
  type Hex,
  isHex,
  parseAbiItem,
} from "viem"
import type { KnownCall } from "./known-calls"

/** Decoded calldata. Faults are sentences about errors in it. */
export interface DecodedCall {
  selector?: string
  call?: KnownCall
  parameters: readonly AbiParameter[]
  values: readonly unknown[]
  faults: string[]
}

const selectorDigits = 8
const wordBytes = 32

/** Decodes calldata by its selector. Never throws; reports errors as faults. */
export function decodeCall(text: string, calls: ReadonlyMap<string, KnownCall>): DecodedCall {
  const failed = (fault: string, rest: Partial<DecodedCall> = {}): DecodedCall => ({
    parameters: [],
    values: [],
    faults: [fault],
    ...rest,
  })
  const written = text.replace(/\s+/g, "")
  const data = written.startsWith("0x") ? written : `0x${written}`
  if (!isHex(data)) {
    const wrong = /[^0-9a-f]/i.exec(data.slice(2))
    return failed(
      `Calldata has only hex digits after 0x, but character ${(wrong?.index ?? 0) + 1} is "${wrong?.[0]}".`,
    )
  }
  const digits = data.slice(2).toLowerCase()
  if (digits.length % 2 !== 0)
    return failed(
      `There are ${digits.length} hex digits, but each byte has two, so one digit is missing or extra.`,
    )
  if (digits.length < selectorDigits)
    return failed(
      `Calldata begins with a selector of 4 bytes, but only ${bytes(digits.length / 2)} ${digits.length === 2 ? "is" : "are"} here.`,
    )
  const selector = `0x${digits.slice(0, selectorDigits)}`
  const call = calls.get(selector)
  if (!call)
    return failed(`No function of V1.0, V1.1, or V2 has the selector ${selector}.`, { selector })
  const parameters = parametersOf(call.signature)
  return {
    selector,
    call,
    parameters,
    ...decodeArguments(`0x${digits.slice(selectorDigits)}`, parameters),
  }
}

function parametersOf(signature: string): readonly AbiParameter[] {
  const item = parseAbiItem(`function ${signature}`)
  return item.type === "function" ? item.inputs : []
}

function decodeArguments(
  encoded: Hex,
  parameters: readonly AbiParameter[],
): Pick<DecodedCall, "values" | "faults"> {
  const length = (encoded.length - 2) / 2
  if (parameters.length === 0)
    return { values: [], faults: length === 0 ? [] : [leftover(length, length)] }
  const least = parameters.length * wordBytes
  if (length < least)
    return {
      values: [],
      faults: [
        `The arguments have ${bytes(length)}. The function takes at least ${bytes(least)}, so the end is missing.`,
      ],
    }
  try {
    const values = decodeAbiParameters(parameters, encoded)
    const again = encodeAbiParameters(parameters, values)
    if (again === encoded) return { values, faults: [] }
    const extra = (encoded.length - again.length) / 2
    return {
      values,
      faults: [
        extra > 0
          ? leftover(extra, length)
          : "The arguments are encoded in an unusual way: the same values are usually written with other bytes. Check them with the contract's own tools before you sign.",
      ],
    }
  } catch {
    return {
      values: [],
      faults: [
        "The arguments cannot be decoded: a list, a text, or a number does not fit the bytes given.",
      ],
    }
  }
}

const bytes = (count: number) => `${count} ${count === 1 ? "byte" : "bytes"}`

const leftover = (extra: number, length: number) =>
  `Of the ${bytes(length)} after the selector, ${extra} ${extra === 1 ? "is" : "are"} left over. The function does not read them as arguments.`
