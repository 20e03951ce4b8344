import { useRef } from "react"

interface Setting {
  value: number
  onChange: (value: number) => void
}

/**
 * Initial slider values, a flag that is true if any slider has moved, and a function that resets
 * them.
 */
export function useOpened(sliders: Setting[]): {
  opened: readonly number[]
  isChanged: boolean
  reset: () => void
} {
  const opened = useRef(sliders.map(({ value }) => value))
  return {
    opened: opened.current,
    isChanged: sliders.some(({ value }, index) => value !== opened.current[index]),
    reset: () => {
      for (const [index, { value, onChange }] of sliders.entries())
        onChange(opened.current[index] ?? value)
    },
  }
}
