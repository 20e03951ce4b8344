import { type PointerEvent, useRef } from "react"

/** Pixels across after which a finger slides, and down after which it did not tap. */
const slides = 6
const scrolls = 10

/**
 * Keeps a slider where it is while a finger that came down on it may still be about to scroll the page: what the browser
 * makes of the first touch waits until the finger has moved across or has been lifted.
 * @returns handlers for a range input, and the one to call with each value that the browser sets
 */
export function useSwipe(onValue: (value: number) => void) {
  const touch = useRef<{ x: number; y: number; value?: number }>()
  const forget = () => {
    touch.current = undefined
  }
  const settle = () => {
    const value = touch.current?.value
    forget()
    if (value !== undefined) onValue(value)
  }
  return {
    take: (value: number) => {
      if (touch.current) touch.current.value = value
      else onValue(value)
    },
    handlers: {
      onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
        touch.current = pointerType === "touch" ? { x: clientX, y: clientY } : undefined
      },
      onPointerMove: ({ clientX }: PointerEvent) => {
        if (touch.current && Math.abs(clientX - touch.current.x) > slides) settle()
      },
      onPointerUp: ({ clientY }: PointerEvent) => {
        if (touch.current && Math.abs(clientY - touch.current.y) > scrolls) forget()
        settle()
      },
      onPointerCancel: forget,
    },
  }
}
