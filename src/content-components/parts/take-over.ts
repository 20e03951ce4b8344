import { changedFields, changeFields } from "./changed-fields"

/**
 * Opens the same details in a figure as in the picture that it replaced, makes the reader's changes
 * of fields, and moves the focus to the same element.
 * @param focused the element that had the focus before
 */
export function takeOver(picture: Element, focused: Element | null, figure: Element): void {
  changeFields(figure, changedFields(picture))
  for (const opened of picture.querySelectorAll("details[open]"))
    counterpart(opened, picture, figure)?.setAttribute("open", "")
  if (focused && picture.contains(focused))
    counterpart<HTMLElement>(focused, picture, figure)?.focus({ preventScroll: true })
}

/** The element at the same position among those with the same tag and name in the figure. */
function counterpart<Kind extends Element>(element: Element, picture: Element, figure: Element) {
  const alike = (root: Element) =>
    [...root.querySelectorAll<Kind>(element.localName)].filter(
      other => nameOf(other) === nameOf(element),
    )
  return alike(figure)[alike(picture).findIndex(other => other.isSameNode(element))]
}

/** Name of an element; a details element is named by its summary. */
function nameOf(element: Element): string | null {
  const named = element.querySelector(":scope > summary") ?? element
  return named.getAttribute("aria-label") ?? named.textContent
}
