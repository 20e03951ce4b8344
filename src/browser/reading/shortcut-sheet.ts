let sheet: HTMLDialogElement | undefined

/** Shows the keys in a dialog; the switch in it reports what the reader chooses. */
export function showSheet(
  shortcuts: readonly { keys: readonly string[]; does: string }[],
  areOn: boolean,
  onChoice: (on: boolean) => void,
): void {
  if (sheet) return
  const dialog = document.createElement("dialog")
  sheet = dialog
  dialog.className = "shortcut-sheet"
  dialog.setAttribute("aria-labelledby", "shortcut-title")
  const title = create("h2", "Keyboard shortcuts")
  title.id = "shortcut-title"
  const close = create("button", "Close")
  close.type = "button"
  close.className = "button quiet"
  close.onclick = () => dialog.close()
  const list = create("dl")
  for (const { keys, does } of shortcuts) {
    const row = create("div")
    row.append(create("dt", does), keysOf(keys))
    list.append(row)
  }
  dialog.append(title, list, choice(areOn, onChoice), close)
  // A press beside the sheet, whose padding is its own.
  dialog.addEventListener("click", event => {
    if (event.target === dialog && isOutside(dialog, event)) dialog.close()
  })
  dialog.onclose = () => {
    dialog.remove()
    sheet = undefined
  }
  addEventListener("popstate", () => dialog.close(), { once: true })
  document.body.append(dialog)
  dialog.showModal()
}

function keysOf(keys: readonly string[]): HTMLElement {
  const value = create("dd")
  keys.forEach((key, index) => {
    value.append(index > 0 ? " or " : "", create("kbd", key))
  })
  return value
}

function choice(areOn: boolean, onChoice: (on: boolean) => void): HTMLElement {
  const label = create("label")
  const box = create("input")
  box.type = "checkbox"
  box.checked = areOn
  box.onchange = () => onChoice(box.checked)
  label.append(box, " Shortcuts of a single key are on")
  return label
}

function isOutside(dialog: HTMLElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}

function create<Name extends keyof HTMLElementTagNameMap>(name: Name, text = "") {
  const element = document.createElement(name)
  element.textContent = text
  return element
}
