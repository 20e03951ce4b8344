import { nearestStrike } from "../../../options/encoding/strike-tick"
import {
  boundsOfLeg,
  type PoolPair,
  type Position,
  type PositionLeg,
  strikeTickAt,
} from "../../../options/position/legs"
import { widest } from "../../../options/position/timescale"
import { strikeOf } from "../../../options/price-range"
import type { LabState } from "./lab-state"

/** The leg with its strike at the usable tick nearest to a price. */
export const withStrike = (leg: PositionLeg, price: number, pair: PoolPair): PositionLeg => ({
  ...leg,
  strike: strikeTickAt(price, leg.width, pair),
})

/** The leg with its strike so many usable ticks higher, in price. */
export const withStrikeMoved = (leg: PositionLeg, ticks: number, pair: PoolPair): PositionLeg => ({
  ...leg,
  strike: leg.strike + ticks * pair.spacing * (pair.asset === 0 ? 1 : -1),
})

/** The leg with another width. Widths of an odd and an even count of spacings have different usable strikes. */
export function withWidth(leg: PositionLeg, wanted: number, { spacing }: PoolPair): PositionLeg {
  const width = Math.min(Math.max(Math.round(wanted), 1), widest)
  return { ...leg, width, strike: nearestStrike(leg.strike, width, spacing) }
}

/** Width whose range has one of its bounds nearest to a price. */
export function widthTo(leg: PositionLeg, price: number, pair: PoolPair): number {
  const strike = strikeOf(boundsOfLeg(leg, pair))
  return (2 * Math.abs(Math.log(price / strike))) / (Math.log(1.0001) * pair.spacing)
}

export const withLeg = (position: Position, index: number, leg: PositionLeg): Position => ({
  ...position,
  legs: position.legs.map((old, at) => (at === index ? leg : old)),
})

/** One leg more: the other side and type of the last one, a little beyond the price. */
export function withNewLeg(position: Position, { pair, price }: LabState): Position {
  const last = position.legs.at(-1)
  const type = last?.type === "call" ? "put" : "call"
  const width = last?.width ?? 100
  const leg: PositionLeg = {
    type,
    side: last?.side ?? "short",
    strike: strikeTickAt(price * (type === "call" ? 1.05 : 0.95), width, pair),
    width,
    ratio: 1,
    partner: position.legs.length,
  }
  return { ...position, legs: [...position.legs, leg] }
}

/** Without a leg; partners keep meaning the same ones, and who had it as partner has none. */
export function withoutLeg(position: Position, index: number): Position {
  const legs = position.legs.flatMap((leg, at): PositionLeg[] => {
    if (at === index) return []
    const own = at > index ? at - 1 : at
    const partner = leg.partner > index ? leg.partner - 1 : leg.partner
    return [{ ...leg, partner: leg.partner === index || leg.partner === at ? own : partner }]
  })
  return { ...position, legs }
}

/** Makes two legs partners of each other, or a leg its own; partners that either had before have none. */
export function withPartner(position: Position, index: number, partner: number): Position {
  const pair = new Set([index, partner])
  const legs = position.legs.map((leg, at) => {
    if (at === index) return { ...leg, partner }
    if (at === partner) return { ...leg, partner: index }
    return pair.has(leg.partner) ? { ...leg, partner: at } : leg
  })
  return { ...position, legs }
}

/** The state with another pool: legs stay at their prices, as near as its ticks let. */
export function withPair(state: LabState, changes: Partial<LabState["pair"]>): LabState {
  const pair = { ...state.pair, ...changes }
  const moved = (position: Position): Position => ({
    ...position,
    legs: position.legs.map(leg => {
      const width = Math.round((leg.width * state.pair.spacing) / pair.spacing)
      const wide = { ...leg, width: Math.min(Math.max(width, 1), widest) }
      return withStrike(wide, strikeOf(boundsOfLeg(leg, state.pair)), pair)
    }),
  })
  return { ...state, pair, a: moved(state.a), b: state.b && moved(state.b) }
}
