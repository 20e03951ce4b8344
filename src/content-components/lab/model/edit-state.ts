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

/** Moves the leg's strike to the usable tick nearest to a price. */
export const withStrike = (leg: PositionLeg, price: number, pair: PoolPair): PositionLeg => ({
  ...leg,
  strike: strikeTickAt(price, leg.width, pair),
})

/** Moves the leg's strike up by a number of usable ticks, in price. */
export const withStrikeMoved = (leg: PositionLeg, ticks: number, pair: PoolPair): PositionLeg => ({
  ...leg,
  strike: leg.strike + ticks * pair.spacing * (pair.asset === 0 ? 1 : -1),
})

/**
 * Changes the leg's width. Odd and even widths have different usable strikes, so the strike may
 * move.
 */
export function withWidth(leg: PositionLeg, wanted: number, { spacing }: PoolPair): PositionLeg {
  const width = Math.min(Math.max(Math.round(wanted), 1), widest)
  return { ...leg, width, strike: nearestStrike(leg.strike, width, spacing) }
}

/** Width, in tick spacings, whose range has a bound nearest to a price. */
export function widthTo(leg: PositionLeg, price: number, pair: PoolPair): number {
  const strike = strikeOf(boundsOfLeg(leg, pair))
  return (2 * Math.abs(Math.log(price / strike))) / (Math.log(1.0001) * pair.spacing)
}

export const withLeg = (position: Position, index: number, leg: PositionLeg): Position => ({
  ...position,
  legs: position.legs.map((old, at) => (at === index ? leg : old)),
})

/** Adds a leg of the opposite side and type to the last one, a little beyond the price. */
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

/**
 * Removes a leg. Partner indices are adjusted, and a leg whose partner is removed has no partner.
 */
export function withoutLeg(position: Position, index: number): Position {
  const legs = position.legs.flatMap((leg, at): PositionLeg[] => {
    if (at === index) return []
    const own = at > index ? at - 1 : at
    const partner = leg.partner > index ? leg.partner - 1 : leg.partner
    return [{ ...leg, partner: leg.partner === index || leg.partner === at ? own : partner }]
  })
  return { ...position, legs }
}

/**
 * Makes two legs each other's partners, or removes a leg's partner. Former partners of either leg
 * have none.
 */
export function withPartner(position: Position, index: number, partner: number): Position {
  const pair = new Set([index, partner])
  const legs = position.legs.map((leg, at) => {
    if (at === index) return { ...leg, partner }
    if (at === partner) return { ...leg, partner: index }
    return pair.has(leg.partner) ? { ...leg, partner: at } : leg
  })
  return { ...position, legs }
}

/** Changes the pool. Legs keep their prices as closely as the new ticks allow. */
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
