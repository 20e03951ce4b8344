import { type PointerEvent, useRef } from "react"

/**
 * Horizontal pixels after which a touch is a swipe, and vertical pixels after which it is not a
 * tap.
 */
const slides = 6
const scrolls = 10

/**
 * Keeps a slider still while a touch on it may still become a page scroll. The value that the
 * browser sets at touch start is applied after the finger moves horizontally or lifts.
 * @returns handlers for a range input, and a function to call with each value that the browser sets
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
