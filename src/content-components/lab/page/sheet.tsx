import { type ReactNode, useId, useRef } from "react"
import * as buttons from "../../parts/quiet-button.module.css"

interface SheetProps {
  /** Name of the sheet's contents: "Leg 1", "Market". */
  title: string
  /** Values of the fields in a few words: "Sell put 1,900 ±13%". */
  summary?: ReactNode
  className?: string
  open: boolean
  onToggle: (open: boolean) => void
  children: ReactNode
}

/**
 * Fields behind one line with a summary of their values. On wide screens the fields open below the
 * line; on phones they open as a sheet at the bottom, below the chart, which is scrolled into view.
 */
export function Sheet({ title, summary, className = "", open, onToggle, children }: SheetProps) {
  const id = useId()
  const details = useRef<HTMLDetailsElement>(null)
  const close = () => {
    onToggle(false)
    details.current?.querySelector("summary")?.focus({ preventScroll: true })
  }
  return (
    <details
      ref={details}
      className={`lab-sheet ${className}`}
      aria-labelledby={id}
      open={open}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open === open) return
        onToggle(currentTarget.open)
        if (currentTarget.open) showChart()
      }}
      onKeyDown={event => {
        if (event.key !== "Escape" || !open) return
        event.stopPropagation()
        close()
      }}
    >
      <summary id={id}>
        <b>{title}</b> {summary}
      </summary>
      <div className="lab-fields">
        <div className="lab-fields-head" data-title={title}>
          <button type="button" className={buttons.button} onClick={close}>
            Done
          </button>
        </div>
        {children}
      </div>
    </details>
  )
}

/** Brings the chart to the top of a narrow screen, so that a sheet covers none of it. */
function showChart(): void {
  const chart = document.getElementById("lab-chart")
  if (!chart || getComputedStyle(chart).position !== "sticky") return
  chart.scrollIntoView({ block: "start" })
}
