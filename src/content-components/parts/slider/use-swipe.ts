import { type PointerEvent, useRef } from "react"

/** Pixels across after which a finger slides rather than scrolls. */
const across = 6

/**
 * Keeps a slider where it is while a finger that came down on it may still be about to scroll the page: what the browser
 * makes of the first touch waits until the finger has moved across or has been lifted.
 * @returns handlers for a range input, and the one to call with each value that the browser sets
 */
export function useSwipe(onValue: (value: number) => void) {
  const touch = useRef<{ x: number; value?: number }>()
  const settle = () => {
    const value = touch.current?.value
    touch.current = undefined
    if (value !== undefined) onValue(value)
  }
  return {
    take: (value: number) => {
      if (touch.current) touch.current.value = value
      else onValue(value)
    },
    handlers: {
      onPointerDown: ({ pointerType, clientX }: PointerEvent) => {
        touch.current = pointerType === "touch" ? { x: clientX } : undefined
      },
      onPointerMove: ({ clientX }: PointerEvent) => {
        if (touch.current && Math.abs(clientX - touch.current.x) > across) settle()
      },
      onPointerUp: settle,
      onPointerCancel: () => {
        touch.current = undefined
      },
    },
  }
}
