const focusable = "a[href], button, input"

/** Wraps focus between the last and the first control; the browser moves it between the others. */
export function keepTabInside(dialog: HTMLElement, event: KeyboardEvent): void {
  const controls = [...dialog.querySelectorAll<HTMLElement>(focusable)].filter(
    control => control.tabIndex >= 0 && control.getClientRects().length > 0,
  )
  const first = controls[0]
  const last = controls.at(-1)
  const [edge, other] = event.shiftKey ? [first, last] : [last, first]
  if (document.activeElement !== edge && dialog.contains(document.activeElement)) return
  event.preventDefault()
  event.stopPropagation()
  other?.focus()
}
