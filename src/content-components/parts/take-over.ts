/**
 * Opens in a figure what the reader has opened in the picture that it took the place of, and moves the focus to the same place.
 * @param focused what had the focus before
 */
export function takeOver(picture: Element, focused: Element | null, figure: Element): void {
  for (const opened of picture.querySelectorAll("details[open]"))
    counterpart(opened, picture, figure)?.setAttribute("open", "")
  if (focused && picture.contains(focused))
    counterpart<HTMLElement>(focused, picture, figure)?.focus({ preventScroll: true })
}

/** The element of the figure that stands where one of the picture stands, among those of its kind and name. */
function counterpart<Kind extends Element>(element: Element, picture: Element, figure: Element) {
  const alike = (root: Element) =>
    [...root.querySelectorAll<Kind>(element.localName)].filter(
      other => nameOf(other) === nameOf(element),
    )
  return alike(figure)[alike(picture).findIndex(other => other.isSameNode(element))]
}

/** What opens is called as its summary is. */
function nameOf(element: Element): string | null {
  const named = element.querySelector(":scope > summary") ?? element
  return named.getAttribute("aria-label") ?? named.textContent
}
