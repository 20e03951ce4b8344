/**
 * Shows the file of a picture in a dialog, as large as the window allows; a press on it shows its own size, which scrolls. Escape,
 * the button, a press beside it and the way back close it.
 * @param link around the picture, to its file
 */
export function showLarge(link: HTMLAnchorElement): void {
  const small = link.querySelector("img")
  const dialog = document.createElement("dialog")
  dialog.className = "large-picture"
  dialog.setAttribute("aria-label", small?.alt || "Picture")
  const picture = new Image()
  picture.alt = small?.alt ?? ""
  picture.src = link.href
  const close = document.createElement("button")
  close.type = "button"
  close.className = "button quiet"
  close.textContent = "Close"
  dialog.append(picture, close)
  dialog.onclick = ({ target }) => {
    if (target === picture) dialog.toggleAttribute("data-full")
    else dialog.close()
  }
  const leave = () => dialog.close()
  addEventListener("popstate", leave)
  dialog.onclose = () => {
    removeEventListener("popstate", leave)
    dialog.remove()
  }
  document.body.append(dialog)
  dialog.showModal()
}
