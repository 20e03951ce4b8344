import { readStorage, writeStorage } from "./storage"

/** Local storage key; "off" if the reader turned off single-character shortcuts (WCAG 2.1.4). */
export const characterKeysKey = "shortcuts"

export const areCharacterKeysOn = () => readStorage(characterKeysKey) !== "off"

export function setCharacterKeys(on: boolean): void {
  writeStorage(characterKeysKey, on ? null : "off")
}

/**
 * Returns true if a key press may act as a shortcut: it has no modifiers, nobody is typing, no
 * dialog is open, and shortcuts are on.
 */
export function isShortcut({ altKey, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  return (
    !altKey &&
    !ctrlKey &&
    !metaKey &&
    !isEditable(target) &&
    !document.querySelector("dialog[open]") &&
    areCharacterKeysOn()
  )
}

/** Returns true if the element receives typed text. */
export const isEditable = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("input,select,textarea"))
