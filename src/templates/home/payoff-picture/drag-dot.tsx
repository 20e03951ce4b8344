import type { KeyboardEvent, PointerEvent } from "react"
import { useHydrated } from "../../../browser/use-hydrated"
import {
  axes,
  type Bound,
  boundsOf,
  type Position,
  wholeNumber,
  widthAfter,
  widthAt,
} from "./payoff"
import * as styles from "./payoff-picture.module.css"

interface DragDotProps {
  position: Position
  bound: Bound
  /** Price of the bound, in USDC per ETH. */
  price: number
  cx: number
  cy: number
  /** Price at a fraction of the drawing's width. */
  priceAt: (share: number) => number
  onWidth: (width: number) => void
}

/**
 * The dot at one end of the range: dragged by mouse or finger, moved by the keys of a slider;
 * without script it is only a dot. The other end moves with it, since both are at the same distance
 * from the strike.
 */
export function DragDot({ position, bound, price, cx, cy, priceAt, onWidth }: DragDotProps) {
  const isLive = useHydrated()
  const at = (width: number) => Math.round(boundsOf({ ...position, width })[bound])
  const ends = [at(axes.width.min), at(axes.width.max)]

  const onPointerMove = ({ currentTarget, pointerId, clientX }: PointerEvent<SVGElement>) => {
    const box = currentTarget.ownerSVGElement?.getBoundingClientRect()
    if (!box || !currentTarget.hasPointerCapture(pointerId)) return
    onWidth(widthAt(position.strike, bound, priceAt((clientX - box.left) / box.width)))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const width = widthAfter(event.key, bound, position.width)
    if (width === undefined) return
    // The key would also scroll the page.
    event.preventDefault()
    onWidth(width)
  }

  return (
    <>
      <circle cx={cx} cy={cy} r="7" className={styles.dot} />
      {isLive && (
        <circle
          cx={cx}
          cy={cy}
          r="24"
          fill="transparent"
          className={styles.grip}
          role="slider"
          tabIndex={0}
          aria-label={bound === "lower" ? "Lower end of the range" : "Upper end of the range"}
          aria-valuemin={Math.min(...ends)}
          aria-valuemax={Math.max(...ends)}
          aria-valuenow={Math.round(price)}
          aria-valuetext={`${wholeNumber(price)} USDC`}
          onPointerDown={({ currentTarget, pointerId }) =>
            currentTarget.setPointerCapture(pointerId)
          }
          onPointerMove={onPointerMove}
          onKeyDown={onKeyDown}
        />
      )}
    </>
  )
}
