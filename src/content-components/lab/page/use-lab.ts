import { startTransition, useEffect, useMemo, useRef, useState } from "react"
import { useHydrated } from "../../../browser/use-hydrated"
import { labStateIn } from "../../../content/lab-state-in"
import { labAddress } from "../../../content/routes"
import type { LabPreset } from "../../../content/schema/lab"
import type { Position, PositionLeg } from "../../../options/position/legs"
import type { Shown } from "../model/chart-kinds"
import { withLeg } from "../model/edit-state"
import { type LabState, startState } from "../model/lab-state"
import { type LabPaths, labPaths, positionResult } from "../model/position-result"
import { applyPreset } from "../model/presets"
import { readState } from "../model/read-state"
import { writeState } from "../model/write-state"

export type Edited = "a" | "b"

/**
 * Snapshot of the lab. The object stays the same while nothing changes, so that components can be
 * memoized.
 */
export interface View {
  state: LabState
  /** One or two positions with their results. */
  shown: Shown[]
  edited: Edited
  /** The position being edited. */
  position: Position
}

/**
 * Functions that change the lab. The object never changes, and each change applies to the newest
 * state.
 */
export interface Edit {
  set(change: (state: LabState) => LabState): void
  position(change: (position: Position, state: LabState) => Position): void
  leg(index: number, change: (leg: PositionLeg, state: LabState) => PositionLeg): void
  preset(preset: LabPreset): void
  choose(edited: Edited): void
}

/** State of the lab, synchronized with the address, and functions that change it. */
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
  // The edited control updates first, the numbers when there is time. The rest waits for a pause,
  // as does the address, because browsers limit how often it may change.
  const late = useLate(view)
  const rested = useRested(view)
  const text = useMemo(() => writeState(rested.state), [rested])
  useEffect(() => {
    if (isChanged && rested === view)
      window.history.replaceState(window.history.state, "", labAddress(text))
  }, [text, isChanged, rested, view])
  return { view, late, rested, text, faults, edit, hydrated: useHydrated() }
}

/** Follows a changing value in steps, so that rendering with it does not block a drag. */
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

/** Returns the value from when it last stayed unchanged for `PAUSE`. */
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

/** Positions with their results. Each is recomputed only if it or its market changes. */
function useShown(state: LabState): Shown[] {
  const { price, volatility, days, seed } = state
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a path is made from, not what else the state holds
  const path = useMemo(() => labPaths(state), [price, volatility, days, seed])
  const a = useResult("A", state.a, state, path)
  const b = useResult("B", state.b, state, path)
  return useMemo(() => [...(a ? [a] : []), ...(b ? [b] : [])], [a, b])
}

function useResult(
  name: Shown["name"],
  position: Position | undefined,
  state: LabState,
  path: LabPaths,
): Shown | undefined {
  const { pair, price, volatility, bought, utilization, version, deposits } = state
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a result is computed from, not what else the state holds
  return useMemo(
    () => position && { name, position, result: positionResult(state, position, path) },
    [position, path, pair, price, volatility, bought, utilization, version, deposits],
  )
}
