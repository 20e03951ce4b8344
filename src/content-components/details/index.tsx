import type { PropsOf } from "../props-of"
import type { component } from "./component"

/** A collapsible section that opens when its summary is clicked. */
export function Details({ summary, open, children }: PropsOf<typeof component>) {
  return (
    <details open={open}>
      <summary>{summary}</summary>
      <div>{children}</div>
    </details>
  )
}
