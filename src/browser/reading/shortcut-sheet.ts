import { createElement as create } from "../create-element"

let sheet: HTMLDialogElement | undefined

/**
 * Shows the shortcuts in a dialog with a switch that turns them on or off.
 * @param onChoice receives the new state of the switch
 */
export function showSheet(
  shortcuts: readonly { keys: readonly string[]; does: string }[],
  areOn: boolean,
  onChoice: (on: boolean) => void,
): void {
  if (sheet) return
  const close = create("button", { type: "button", class: "button quiet" }, "Close")
  const rows = shortcuts.map(({ keys, does }) =>
    create("div", {}, create("dt", {}, does), create("dd", {}, ...keyNames(keys))),
  )
  const dialog = create(
    "dialog",
    { class: "shortcut-sheet", "aria-labelledby": "shortcut-title" },
    create("h2", { id: "shortcut-title" }, "Keyboard shortcuts"),
    create("dl", {}, ...rows),
    choice(areOn, onChoice),
    close,
  )
  sheet = dialog
  close.onclick = () => dialog.close()
  // Closes the dialog on a click outside; a click on its padding has the same target.
  dialog.addEventListener("click", event => {
    if (event.target === dialog && isOutside(dialog, event)) dialog.close()
  })
  const closeOnBack = () => dialog.close()
  addEventListener("popstate", closeOnBack)
  dialog.onclose = () => {
    removeEventListener("popstate", closeOnBack)
    dialog.remove()
    sheet = undefined
  }
  document.body.append(dialog)
  dialog.showModal()
}

const keyNames = (keys: readonly string[]) =>
  keys.flatMap((key, index) => [index > 0 ? " or " : "", create("kbd", {}, key)])

function choice(areOn: boolean, onChoice: (on: boolean) => void): HTMLElement {
  const box = create("input", { type: "checkbox" })
  box.checked = areOn
  box.onchange = () => onChoice(box.checked)
  return create("label", {}, box, " Enable single-key shortcuts")
}

function isOutside(dialog: HTMLElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
