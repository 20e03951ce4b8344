import { useRef } from "react"

interface Setting {
  value: number
  onChange: (value: number) => void
}

/** The values of sliders at first, whether they still stand so, and what puts them back. */
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
