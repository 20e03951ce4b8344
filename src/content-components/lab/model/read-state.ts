import { nearestStrike } from "../../../options/encoding/strike-tick"
import type { Position, PositionLeg } from "../../../options/position/legs"
import { boundTicks } from "../../../options/ticks/range-ticks"
import { maxTick } from "../../../options/ticks/tick-math"
import { type LabState, startState, type TickSpacing, tickSpacings } from "./lab-state"
import {
  asked,
  legFields,
  numberFields,
  readNumber,
  stateVersion,
  symbolPattern,
} from "./state-fields"

/** A state and the errors found in its text, each with what to write instead. */
export interface ReadState {
  state: LabState
  faults: string[]
}

/**
 * Parses the output of `writeState`. Reports each invalid part and replaces it with its default, so
 * that a truncated or mistyped address still opens.
 */
export function readState(text: string): ReadState {
  const [version = "", ...parts] = text.trim().split("_")
  if (version !== stateVersion) {
    const fault = `The address begins with "${version.slice(0, 12)}"; an address of the lab begins with ${stateVersion}_. Nothing of it was read.`
    return { state: startState, faults: [fault] }
  }
  const faults: string[] = []
  const fields = fieldsOf(parts, faults)
  const number = (key: keyof typeof numberFields, usual: number) => {
    const written = fields.get(key)
    if (written === undefined) return usual
    const value = readNumber(written, numberFields[key])
    if (value === undefined)
      faults.push(fault(numberFields[key].name, written, asked(numberFields[key]), usual))
    return value ?? usual
  }
  const fraction = (key: keyof typeof numberFields, usual: number) =>
    number(key, Math.round(usual * 10_000)) / 10_000
  const choice = (key: string, name: string, usual: string, choices: readonly string[]) => {
    const written = fields.get(key)
    if (written === undefined || choices.includes(written)) return written ?? usual
    faults.push(fault(name, written, choices.join(" or "), usual))
    return usual
  }
  const start = startState
  const spacing = Number(choice("t", "tick spacing", "10", tickSpacings.map(String))) as TickSpacing
  const legs = (key: "a" | "b") =>
    readLegs(fields.get(key) ?? "", key.toUpperCase(), spacing, faults)
  const a = legs("a")
  const b = fields.has("b") ? legs("b") : []
  return {
    state: {
      version: choice("v", "version", "1.1", ["1.0", "1.1"]) === "1.0" ? "V1.0" : "V1.1",
      pair: {
        decimals0: number("d0", start.pair.decimals0),
        decimals1: number("d1", start.pair.decimals1),
        asset: choice("x", "token that is the asset", "0", ["0", "1"]) === "1" ? 1 : 0,
        spacing,
      },
      symbols: symbolsOf(fields.get("k"), faults),
      price: number("p", start.price),
      volatility: fraction("i", start.volatility),
      utilization: {
        asset: fraction("ua", start.utilization.asset),
        quote: fraction("uq", start.utilization.quote),
      },
      bought: fraction("c", start.bought),
      deposits: {
        asset: number("ga", start.deposits.asset),
        quote: number("gq", start.deposits.quote),
      },
      unit: choice("w", "token of values", "q", ["a", "q"]) === "a" ? "asset" : "quote",
      days: number("h", start.days),
      seed: number("s", start.seed),
      a: a.length > 0 ? { legs: a, size: number("na", start.a.size) } : start.a,
      ...(b.length > 0 ? { b: { legs: b, size: number("nb", 1) } satisfies Position } : {}),
    },
    faults,
  }
}

const fault = (name: string, written: string, wanted: string, used: string | number) =>
  `The ${name} "${written.slice(0, 24)}" is not ${wanted}; ${used} is used instead.`

const known = new Set([...Object.keys(numberFields), "v", "k", "x", "t", "w", "a", "b"])

function fieldsOf(parts: string[], faults: string[]): Map<string, string> {
  const fields = new Map<string, string>()
  for (const part of parts) {
    const [, key = "", value = ""] = /^([a-z]+\d?)-(.+)$/.exec(part) ?? []
    if (known.has(key)) fields.set(key, value)
    else if (part) faults.push(`Ignored unknown setting "${part.slice(0, 24)}".`)
  }
  return fields
}

function symbolsOf(text: string | undefined, faults: string[]): LabState["symbols"] {
  const [asset = "", quote = "", ...more] = text?.split("~") ?? []
  if (symbolPattern.test(asset) && symbolPattern.test(quote) && more.length === 0)
    return { asset, quote }
  if (text !== undefined)
    faults.push(fault("pair", text, "two symbols such as ETH~USDC", "ETH and USDC"))
  return startState.symbols
}

function readLegs(text: string, position: string, spacing: number, faults: string[]) {
  const written = text.split(".").filter(Boolean)
  if (written.length > 4) faults.push(`${position} has ${written.length} legs; four are read.`)
  if (written.length === 0) faults.push(`${position} has no legs; write one such as sp-200310~40.`)
  const read = written
    .slice(0, 4)
    .map((leg, index) => readLeg(leg, `leg ${index + 1} of ${position}`, index, spacing, faults))
  // Unreadable legs are dropped, so the partner indices of the others are adjusted.
  const kept = read.flatMap((leg, index) => (leg ? [index] : []))
  return kept.flatMap((from, index): PositionLeg[] => {
    const leg = read[from]
    if (!leg) return []
    const partner = kept.indexOf(leg.partner)
    return [{ ...leg, partner: partner === -1 ? index : partner }]
  })
}

function readLeg(
  text: string,
  name: string,
  index: number,
  spacing: number,
  faults: string[],
): PositionLeg | undefined {
  const [, side, type, numbers = ""] = /^([sb])([pc])(.+)$/.exec(text) ?? []
  const values = numbers.split("~")
  const field = (key: keyof typeof legFields, at: number, usual?: number) => {
    const given = values[at]
    if (given === undefined && usual !== undefined) return usual
    return readNumber(given ?? "", legFields[key])
  }
  const strike = field("strike", 0)
  const width = field("width", 1)
  const ratio = field("ratio", 2, 1)
  const partner = field("partner", 3, index + 1)
  if (
    !side ||
    strike === undefined ||
    width === undefined ||
    ratio === undefined ||
    partner === undefined ||
    values.length > 4
  ) {
    faults.push(
      `The ${name}, "${text.slice(0, 32)}", is left out; write for example sp-200310~40~1~2: short put, ` +
        `${legFields.strike.name}, ${legFields.width.name}, ratio, number of its partner.`,
    )
    return undefined
  }
  const usable = nearestStrike(strike, width, spacing)
  const { lower, upper } = boundTicks({ strike: usable, width, spacing })
  if (lower <= -maxTick || upper >= maxTick) {
    faults.push(`The ${name} reaches beyond the last tick, ${maxTick}, and is left out.`)
    return undefined
  }
  if (usable !== strike)
    faults.push(
      `The strike of the ${name}, ${strike}, is no tick of the pool; ${usable} is used instead.`,
    )
  return {
    type: type === "p" ? "put" : "call",
    side: side === "s" ? "short" : "long",
    strike: usable,
    width,
    ratio,
    partner: partner - 1,
  }
}
