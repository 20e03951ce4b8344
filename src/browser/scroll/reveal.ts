/**
 * Makes a link's target visible: opens the details around it and dispatches `beforematch`, on which
 * hidden tabs and filtered lists show it. Browsers dispatch the same event when they find text in
 * `hidden="until-found"`.
 * @returns true if the element was hidden before
 */
export function reveal(target: Element): boolean {
  const isHidden = !target.checkVisibility?.()
  for (let details = target.closest("details"); details; ) {
    details.open = true
    details = details.parentElement?.closest("details") ?? null
  }
  if (isHidden) target.dispatchEvent(new Event("beforematch", { bubbles: true }))
  return isHidden
}
