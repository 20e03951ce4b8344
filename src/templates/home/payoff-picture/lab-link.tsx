import { type ReactNode, useSyncExternalStore } from "react"
import { labAddress } from "../../../content/routes"
import { startState } from "../../../content-components/lab/model/lab-state"
import { writeState } from "../../../content-components/lab/model/write-state"
import { widthOfRangeFactor } from "../../../options/encoding/strike-tick"
import { type PositionLeg, strikeTickAt } from "../../../options/position/legs"
import { market, type Position, startPosition } from "./payoff"

/** The position that the picture shows, for links elsewhere on the page. */
let shown = startPosition
const listeners = new Set<() => void>()

/** Makes all links to the lab open this position. */
export function showInLab(position: Position): void {
  shown = position
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A link to the lab with the position that the picture shows. */
export function LabLink({ className, children }: { className?: string; children: ReactNode }) {
  const position = useSyncExternalStore(
    subscribe,
    () => shown,
    () => startPosition,
  )
  return (
    <a href={labAddress(labStateOf(position))} className={className}>
      {children}
    </a>
  )
}

/** The same position as the lab's address holds it, on the nearest ticks of the pool. */
export function labStateOf({ instrument, side, strike, width, days }: Position): string {
  const { pair } = startState
  const spacings = Math.max(1, Math.round(widthOfRangeFactor(1 + width / 100, pair.spacing)))
  const types = instrument === "straddle" ? (["put", "call"] as const) : [instrument]
  const legs = types.map(
    (type, index): PositionLeg => ({
      type,
      side: side === "buyer" ? "long" : "short",
      strike: strikeTickAt(strike, spacings, pair),
      width: spacings,
      ratio: 1,
      partner: index,
    }),
  )
  const held = { ...market, days: Math.max(days, 1), bought: 0 }
  return writeState({ ...startState, ...held, a: { legs, size: 1 } })
}
