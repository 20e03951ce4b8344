import type { Position, PositionLeg } from "../../../options/position/legs"
import { type LabState, startState } from "./lab-state"
import { type numberFields, stateVersion } from "./state-fields"

/** Converts a fraction to whole basis points. */
const bps = (fraction: number) => Math.round(fraction * 10_000)

/** Numeric fields in the units of the address. */
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
 * Serializes the state for the address: version, fields that differ from the default, and legs, as
 * in `1_p2500_na2_a-sp-200310~40`. It only uses characters that need no escaping.
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

/**
 * `sp-200310~40~2~2`: short put, strike tick, width, ratio, and partner's number. The last two are
 * omitted when they are the defaults.
 */
function legText(leg: PositionLeg, index: number): string {
  const partner = leg.partner === index ? [] : [leg.partner + 1]
  const ratio = leg.ratio === 1 && partner.length === 0 ? [] : [leg.ratio]
  const kind = `${leg.side === "short" ? "s" : "b"}${leg.type === "put" ? "p" : "c"}`
  return `${kind}${[leg.strike, leg.width, ...ratio, ...partner].join("~")}`
}
