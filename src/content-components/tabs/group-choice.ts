import { useCallback, useState, useSyncExternalStore } from "react"

/** The tab chosen last in each group, for the visit. */
const choices = new Map<string, string>()
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The chosen tab of a set: shared by all sets with the same `groupId`, its own without one. */
export function useGroupChoice(groupId: string | undefined) {
  const [own, setOwn] = useState<string>()
  const shared = useSyncExternalStore(
    subscribe,
    () => (groupId === undefined ? undefined : choices.get(groupId)),
    () => undefined,
  )
  const choose = useCallback(
    (value: string) => {
      setOwn(value)
      if (groupId === undefined) return
      choices.set(groupId, value)
      for (const listener of listeners) listener()
    },
    [groupId],
  )
  return [shared ?? own, choose] as const
}
