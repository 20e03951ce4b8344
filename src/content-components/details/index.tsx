import type { ReactNode } from "react"

export interface DetailsProps {
  summary: string
  /** Shown open at first. */
  open?: boolean
  children?: ReactNode
}

/**
 * A part that opens when its summary is chosen.
 *
 * <Details summary="Derivation">…</Details>
 */
export function Details({ summary, open, children }: DetailsProps) {
  return (
    <details open={open}>
      <summary>{summary}</summary>
      <div>{children}</div>
    </details>
  )
}
