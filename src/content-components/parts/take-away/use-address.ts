import { useRef } from "react"
import { useBeforePaint } from "../use-before-paint"
import { type Settable, settingsIn } from "./slider-address"

interface Slider extends Settable {
  onChange: (value: number) => void
}

/**
 * Applies the slider values in the page's address once. A second round follows, because one slider
 * may change the limits of another.
 */
export function useAddress(title: string, sliders: readonly Slider[]): void {
  const rounds = useRef(2)
  useBeforePaint(() => {
    if (rounds.current === 0) return
    const wanted = settingsIn(window.location.search, title, sliders)
    const changes = sliders.flatMap(({ value, onChange }, index) => {
      const to = wanted[index]
      return to === undefined || to === value ? [] : [() => onChange(to)]
    })
    rounds.current = changes.length > 0 ? rounds.current - 1 : 0
    for (const change of changes) change()
  })
}
