import type { PropsOf } from "../props-of"
import type { component } from "./component"

export type DetailsProps = PropsOf<typeof component>

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
