import { startTransition, useEffect, useMemo, useRef, useState } from "react"
import { useHydrated } from "../../../browser/use-hydrated"
import { labStateIn } from "../../../content/lab-state-in"
import { labAddress } from "../../../content/routes"
import type { LabPreset } from "../../../content/schema/lab"
import type { Position, PositionLeg } from "../../../options/position/legs"
import type { Shown } from "../model/chart-kinds"
import { withLeg } from "../model/edit-state"
import { type LabState, startState } from "../model/lab-state"
import { labPath, positionResult } from "../model/position-result"
import { applyPreset } from "../model/presets"
import { readState } from "../model/read-state"
import { writeState } from "../model/write-state"

export type Edited = "a" | "b"

/** What the lab shows at one moment. The same object as long as nothing of it changes, so that parts can tell. */
export interface View {
  state: LabState
  /** Both positions, or the one, with what is computed of them. */
  shown: Shown[]
  edited: Edited
  /** The one that is edited. */
  position: Position
}

/** What changes the lab. One object for good; each change is made to the newest state, however old the part that asks for it. */
export interface Edit {
  set(change: (state: LabState) => LabState): void
  position(change: (position: Position, state: LabState) => Position): void
  leg(index: number, change: (leg: PositionLeg, state: LabState) => PositionLeg): void
  preset(preset: LabPreset): void
  choose(edited: Edited): void
}

/** The state of the lab as its address has it, and how to change both. */
export function useLab() {
  const [held, setHeld] = useState(opened)
  const { state, faults, isChanged } = held
  const edited = state.b ? held.edited : "a"
  const shown = useShown(state)
  const view = useMemo((): View => {
    const position = (edited === "b" ? state.b : undefined) ?? state.a
    return { state, shown, edited, position }
  }, [state, shown, edited])
  const edit = useMemo(() => editOf(setHeld), [])
  // A change first shows where it is made. The numbers follow when there is time, and what is opened, said or taken along
  // when the reader pauses: as the address does, which browsers let change only so often.
  const late = useLate(view)
  const rested = useRested(view)
  const text = useMemo(() => writeState(rested.state), [rested])
  useEffect(() => {
    if (isChanged && rested === view)
      window.history.replaceState(window.history.state, "", labAddress(text))
  }, [text, isChanged, rested, view])
  return { view, late, rested, text, faults, edit, hydrated: useHydrated() }
}

/**
 * A value that follows in steps while it changes on, so that what is drawn with it is not in the way of each change of a drag.
 */
function useLate<Value>(value: Value): Value {
  const [late, setLate] = useState(value)
  const since = useRef<number>()
  useEffect(() => {
    if (late === value) {
      since.current = undefined
      return
    }
    since.current ??= performance.now()
    const left = since.current + LONGEST - performance.now()
    const timer = setTimeout(() => startTransition(() => setLate(value)), Math.min(LULL, left))
    return () => clearTimeout(timer)
  }, [value, late])
  return late
}

const LULL = 60
const LONGEST = 250

const PAUSE = 300

/** A value as it was when it last stayed the same for a while. */
function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setRested(value)), PAUSE)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}

interface Held {
  state: LabState
  faults: string[]
  edited: Edited
  isChanged: boolean
}

function opened(): Held {
  const text = typeof window === "undefined" ? undefined : labStateIn(window.location.search)
  const read = text ? readState(text) : { state: startState, faults: [] }
  return { ...read, edited: "a", isChanged: false }
}

function editOf(hold: (change: (held: Held) => Held) => void): Edit {
  const change = (next: (held: Held, position: Position, isB: boolean) => LabState) =>
    hold(held => {
      const b = held.edited === "b" ? held.state.b : undefined
      const state = next(held, b ?? held.state.a, b !== undefined)
      return { ...held, state, faults: [], isChanged: true }
    })
  const position: Edit["position"] = next =>
    change(({ state }, old, isB) => ({ ...state, [isB ? "b" : "a"]: next(old, state) }))
  return {
    set: next => change(({ state }) => next(state)),
    position,
    leg: (index, next) =>
      position((old, state) => {
        const leg = old.legs[index]
        return leg ? withLeg(old, index, next(leg, state)) : old
      }),
    preset: preset =>
      change(({ state }, old, isB) => {
        const next = applyPreset({ ...state, a: old }, preset)
        return isB ? { ...next, a: state.a, b: next.a } : next
      }),
    choose: edited => hold(held => ({ ...held, edited })),
  }
}

/** Both positions with their results. Each is computed again only where it, or what it stands in, has changed. */
function useShown(state: LabState): Shown[] {
  const { price, volatility, days, seed } = state
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a path is made from, not what else the state holds
  const path = useMemo(() => labPath(state), [price, volatility, days, seed])
  const a = useResult("A", state.a, state, path)
  const b = useResult("B", state.b, state, path)
  return useMemo(() => [...(a ? [a] : []), ...(b ? [b] : [])], [a, b])
}

function useResult(
  name: Shown["name"],
  position: Position | undefined,
  state: LabState,
  path: ReturnType<typeof labPath>,
): Shown | undefined {
  const { pair, price, volatility, bought, utilization, version, deposits } = state
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a result is computed from, not what else the state holds
  return useMemo(
    () => position && { name, position, result: positionResult(state, position, path) },
    [position, path, pair, price, volatility, bought, utilization, version, deposits],
  )
}
