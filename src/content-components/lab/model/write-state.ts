import type { Position, PositionLeg } from "../../../options/position/legs"
import { type LabState, startState } from "./lab-state"
import { type numberFields, stateVersion } from "./state-fields"

/** Basis points of a fraction. */
const bps = (fraction: number) => Math.round(fraction * 10_000)

/** The fields that are numbers, as the address has them. */
export const numbersOf = (
  state: LabState,
): Record<keyof typeof numberFields, number | undefined> => ({
  p: state.price,
  i: bps(state.volatility),
  ua: bps(state.utilization.asset),
  uq: bps(state.utilization.quote),
  c: bps(state.bought),
  ga: state.deposits.asset,
  gq: state.deposits.quote,
  h: state.days,
  s: state.seed,
  d0: state.pair.decimals0,
  d1: state.pair.decimals1,
  na: state.a.size,
  nb: state.b?.size,
})

const textsOf = ({ version, pair, symbols, unit }: LabState) => ({
  v: version.slice(1),
  k: `${symbols.asset}~${symbols.quote}`,
  x: String(pair.asset),
  t: String(pair.spacing),
  w: unit === "asset" ? "a" : "q",
})

/**
 * The state as an address holds it: its version, then what differs from the start, then the legs, for example
 * `1_p2500_na2_a-sp-200310~40`. It has only characters that addresses keep as they are.
 */
export function writeState(state: LabState): string {
  const numbers = numbersOf(state)
  const usual = { ...numbersOf(startState), ...textsOf(startState) }
  const fields = Object.entries({ ...textsOf(state), ...numbers }).flatMap(([key, value]) =>
    value === undefined || value === usual[key as keyof typeof usual] ? [] : [`${key}-${value}`],
  )
  return [
    stateVersion,
    ...fields,
    `a-${legsText(state.a)}`,
    ...(state.b ? [`b-${legsText(state.b)}`] : []),
  ].join("_")
}

const legsText = ({ legs }: Position) => legs.map(legText).join(".")

/** `sp-200310~40~2~2`: short put, strike tick, width, ratio, partner's number; the last two only where they say something. */
function legText(leg: PositionLeg, index: number): string {
  const partner = leg.partner === index ? [] : [leg.partner + 1]
  const ratio = leg.ratio === 1 && partner.length === 0 ? [] : [leg.ratio]
  const kind = `${leg.side === "short" ? "s" : "b"}${leg.type === "put" ? "p" : "c"}`
  return `${kind}${[leg.strike, leg.width, ...ratio, ...partner].join("~")}`
}
