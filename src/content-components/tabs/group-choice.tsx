import { useState, useSyncExternalStore } from "react"
import { holdScroll } from "../../browser/scroll/hold-scroll"
import { savedPosition } from "../../browser/scroll/saved-position"
import { readStorage, writeStorage } from "../../browser/storage"
import { useBeforePaint } from "../parts/use-before-paint"

const none: readonly string[] = []

/**
 * Values chosen in each group, most recent first. A set without the most recent value shows the
 * next one it has.
 */
const choices = new Map<string | undefined, readonly string[]>()
const listeners = new Set<() => void>()

/**
 * Docusaurus' storage key. Docusaurus stores one value under it; this site stores several,
 * separated by line breaks.
 */
const keyOf = (groupId: string) => `docusaurus.tab.${groupId}`

function setChoices(groupId: string, values: readonly string[]): void {
  choices.set(groupId, values)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Applies the choice from an earlier visit, once per document. */
function restore(groupId: string): void {
  if (choices.has(groupId)) return
  const values = readStorage(keyOf(groupId))?.split("\n") ?? none
  // A browser that restores the scroll position in pixels assumes the previously chosen tabs.
  // Chromium may restore it by content instead.
  const isAtPixel = Math.abs((savedPosition(history.state?.key) ?? -1) - scrollY) < 1
  const element = isAtPixel || scrollY === 0 ? document.documentElement : elementInView()
  holdScroll(element, () => setChoices(groupId, values))
}

/**
 * Element in the upper part of the screen. Within tabs, the whole set, because its panels may be
 * swapped.
 */
function elementInView(): Element | null {
  let element = document.elementFromPoint(innerWidth / 2, innerHeight / 3)
  let panel = element?.closest("[role=tabpanel]")
  while (panel) {
    element = panel.parentElement
    panel = element?.closest("[role=tabpanel]")
  }
  return element
}

/** Selected tab of a set: that of its group, or its own. */
export function useGroupChoice(groupId: string | undefined, has: (value: string) => boolean) {
  const values = useSyncExternalStore(
    subscribe,
    () => choices.get(groupId) ?? none,
    () => none,
  )
  /** Panel that a link opened; shown until the reader chooses again. */
  const [own, setOwn] = useState<{ value: string; values: readonly string[] }>()
  useBeforePaint(() => {
    if (groupId !== undefined) queueMicrotask(() => restore(groupId))
  }, [groupId])
  const show = (value: string) => setOwn({ value, values })
  const choose = (value: string, tab: Element) =>
    holdScroll(tab, () => {
      if (groupId === undefined) show(value)
      else {
        const chosen = [value, ...values.filter(other => other !== value)]
        setChoices(groupId, chosen)
        writeStorage(keyOf(groupId), chosen.join("\n"))
      }
    })
  return { choice: own?.values === values ? own.value : values.find(has), choose, show }
}
