import { createElement } from "../create-element"

/**
 * Shows the file of a picture in a dialog, fitted to the window; a click on it toggles its full
 * size. Escape, the button, a click outside and going back close the dialog.
 * @param link link around the picture, to its file
 */
export function openLightbox(link: HTMLAnchorElement): void {
  const alt = link.querySelector("img")?.alt ?? ""
  const picture = createElement("img", { src: link.href, alt })
  const close = createElement("button", { type: "button", class: "button quiet" }, "Close")
  const name = { class: "large-picture", "aria-label": alt || "Picture" }
  const dialog = createElement("dialog", name, picture, close)
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
