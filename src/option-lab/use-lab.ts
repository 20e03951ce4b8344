import { useEffect, useMemo, useState } from "react"
import { useHydrated } from "../browser/use-hydrated"
import { labAddress } from "../content/routes"
import type { Shown } from "../content-components/parts/lab/chart-kinds"
import { type LabState, startState } from "../content-components/parts/lab/lab-state"
import { labPath, positionResult } from "../content-components/parts/lab/position-result"
import { readState } from "../content-components/parts/lab/read-state"
import { writeState } from "../content-components/parts/lab/write-state"
import type { Position } from "../options/position/legs"
import { stateIn } from "./address"

export type Edited = "a" | "b"

/** The state of the lab as its address has it, and how to change both. */
export function useLab() {
  const [{ state, faults }, setRead] = useState(fromAddress)
  const [wanted, setEdited] = useState<Edited>("a")
  const edited = state.b ? wanted : "a"
  const hydrated = useHydrated()
  const [isChanged, setIsChanged] = useState(false)
  const text = writeState(state)
  const set = (changed: LabState) => {
    setIsChanged(true)
    setRead({ state: changed, faults: [] })
  }
  // The address follows when the reader pauses: browsers limit how often it may change.
  useEffect(() => {
    if (!isChanged) return
    const timer = setTimeout(() => {
      window.history.replaceState(window.history.state, "", labAddress(text))
    }, 300)
    return () => clearTimeout(timer)
  }, [text, isChanged])
  const shown = useMemo(() => shownOf(state), [state])
  const position = (edited === "b" ? state.b : undefined) ?? state.a
  return {
    state,
    faults,
    text,
    shown,
    edited,
    position,
    hydrated,
    set,
    setEdited,
    change: (part: Partial<LabState>) => set({ ...state, ...part }),
    setPosition: (next: Position) => set({ ...state, [edited]: next }),
  }
}

export type Lab = ReturnType<typeof useLab>

function fromAddress() {
  const text = typeof window === "undefined" ? undefined : stateIn(window.location.search)
  return text ? readState(text) : { state: startState, faults: [] }
}

/** Both positions, or the one, with what is computed of them. */
function shownOf(state: LabState): Shown[] {
  const path = labPath(state)
  const one = (name: Shown["name"], position: Position): Shown => ({
    name,
    position,
    result: positionResult(state, position, path),
  })
  return [one("A", state.a), ...(state.b ? [one("B", state.b)] : [])]
}
