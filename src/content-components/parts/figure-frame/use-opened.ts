import { useRef } from "react"

interface Setting {
  value: number
  onChange: (value: number) => void
}

/** Whether the sliders stand as they did at first, and what puts them back. */
export function useOpened(sliders: Setting[]): { isChanged: boolean; reset: () => void } {
  const opened = useRef(sliders.map(({ value }) => value))
  return {
    isChanged: sliders.some(({ value }, index) => value !== opened.current[index]),
    reset: () => {
      for (const [index, { value, onChange }] of sliders.entries())
        onChange(opened.current[index] ?? value)
    },
  }
}
