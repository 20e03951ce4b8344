/**
 * Makes an element visible that a link leads to: opens the details around it and has hidden tabs and filtered lists show it. They
 * listen for `beforematch`, which browsers dispatch themselves when they find a word in `hidden="until-found"`.
 * @returns true if the element could not be seen before
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
