import { type AbiParameter, isHex } from "viem"
import { allFields } from "../../content/contracts/bit-rows"
import type { BitLayout } from "../../content/contracts/contract-schema"
import { wordOf } from "../../options/encoding/token-id"
import { type DecodedCall, decodeCall } from "./decode-call"
import type { CallTarget, KnownCall } from "./known-calls"
import { warningsOf } from "./warnings"
import { legsInWords, type Tokens } from "./words-of-leg"

/** A value with its name, a text for readers, and its parts. */
export interface ExplainedValue {
  label: string
  text: string
  /** Unit, meaning, legs, or the fields of a packed word. */
  notes: string[]
  items: ExplainedValue[]
  /** Calldata within calldata. */
  call?: ExplainedCall
}

/** Calldata as readers see it. */
export interface ExplainedCall {
  selector?: string
  signature?: string
  summary?: string
  targets: CallTarget[]
  warnings: string[]
  faults: string[]
  values: ExplainedValue[]
}

interface Context {
  calls: ReadonlyMap<string, KnownCall>
  tokens: Tokens | undefined
}

/** Explains calldata and every call within it. */
export function explainCalldata(
  text: string,
  calls: ReadonlyMap<string, KnownCall>,
  tokens?: Tokens,
): ExplainedCall {
  return explainCall(decodeCall(text, calls), { calls, tokens })
}

function explainCall(decoded: DecodedCall, context: Context): ExplainedCall {
  const { selector, call, faults, values } = decoded
  return {
    selector,
    signature: call?.signature,
    summary: call?.declared.summary,
    targets: call?.targets ?? [],
    warnings: selector ? warningsOf(call) : [],
    faults,
    values: values.map((value, index) => {
      const declared = call?.declared.params[index]
      return explainValue(
        { label: declared?.name ?? `argument ${index + 1}`, value, type: declared?.type ?? "" },
        decoded.parameters[index],
        { ...context, layoutOf: call?.layoutOf },
        declared ? [declared.meaning] : [],
      )
    }),
  }
}

/** Fields of structs, which canonical signatures leave out. */
const fieldNames: Readonly<Record<string, readonly string[]>> = {
  PoolKey: ["currency0", "currency1", "fee", "tickSpacing", "hooks"],
}

interface Labeled {
  label: string
  value: unknown
  /** Solidity type, such as `TokenId[]`. */
  type: string
}

function explainValue(
  { label, value, type }: Labeled,
  parameter: AbiParameter | undefined,
  context: Context & Partial<Pick<KnownCall, "layoutOf">>,
  notes: string[] = [],
): ExplainedValue {
  const fields = parameter && "components" in parameter ? parameter.components : []
  if (Array.isArray(value) && parameter?.type === "tuple")
    return {
      label,
      text: "",
      notes,
      items: value.map((item, index) =>
        explainValue(
          { label: fieldNames[type]?.[index] ?? `field ${index + 1}`, value: item, type: "" },
          fields[index],
          context,
        ),
      ),
    }
  if (Array.isArray(value)) {
    const inner = parameter && { ...parameter, type: parameter.type.replace(/\[\d*\]$/, "") }
    return {
      label,
      text: value.length === 1 ? "1 item" : `${value.length} items`,
      notes,
      items: value.map((item, index) =>
        explainValue(
          { label: `${label}[${index}]`, value: item, type: type.replace(/\[\d*\]$/, "") },
          inner,
          context,
        ),
      ),
    }
  }
  if (isHex(value) && parameter?.type === "bytes") {
    const inner = decodeCall(value, context.calls)
    const count = (value.length - 2) / 2
    return {
      label,
      text: `${count} ${count === 1 ? "byte" : "bytes"}${inner.call ? "" : ` ${value}`}`,
      notes,
      items: [],
      ...(inner.call ? { call: explainCall(inner, context) } : {}),
    }
  }
  const layout = context.layoutOf?.(type)
  const more = typeof value === "bigint" ? wordNotes(value, type, layout, context.tokens) : []
  return {
    label,
    text: textOf(value, type, layout),
    notes: [...notes, ...more, ...amountNotes(label, value, context.tokens)],
    items: [],
  }
}

function textOf(value: unknown, type: string, layout: BitLayout | undefined): string {
  if (typeof value === "bigint" && (type === "TokenId" || layout))
    return wordOf(BigInt.asUintN(256, value))
  if (typeof value === "bigint" && value === 2n ** 256n - 1n) return "the largest number (no limit)"
  return typeof value === "bigint" || typeof value === "number"
    ? value.toLocaleString("en-US")
    : String(value)
}

/** The legs of a position id, or the fields of another packed word. */
function wordNotes(
  value: bigint,
  type: string,
  layout: BitLayout | undefined,
  tokens: Tokens | undefined,
): string[] {
  if (type === "TokenId") return legsInWords(value, tokens)
  if (!layout) return []
  return allFields(layout).map(({ name, offset, width, signed, meaning }) => {
    const bits = BigInt.asUintN(width, BigInt.asUintN(256, value) >> BigInt(offset))
    const field = signed ? BigInt.asIntN(width, bits) : bits
    return `${name} ${field.toLocaleString("en-US")}${meaning ? ` (${meaning})` : ""}`
  })
}

/** Amounts in tokens. Calldata doesn't say which token, so both are given. */
function amountNotes(label: string, value: unknown, tokens: Tokens | undefined): string[] {
  if (!tokens || typeof value !== "bigint" || !/^(?:assets|amount|minValue[01])$/.test(label))
    return []
  const own = /[01]$/.exec(label)?.[0]
  const shown = own === undefined ? tokens : [tokens[own === "0" ? 0 : 1]]
  return [
    shown.map(({ symbol, decimals }) => `${decimalText(value, decimals)} ${symbol}`).join(", or "),
  ]
}

function decimalText(value: bigint, decimals: number): string {
  const digits = value.toString().padStart(decimals + 1, "0")
  const whole = BigInt(digits.slice(0, digits.length - decimals)).toLocaleString("en-US")
  const fraction = decimals > 0 ? digits.slice(-decimals).replace(/0+$/, "") : ""
  return fraction ? `${whole}.${fraction}` : whole
}
