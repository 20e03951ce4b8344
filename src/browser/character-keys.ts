import { readStorage, writeStorage } from "./storage"

/** Key in local storage; "off" where the reader wants no shortcuts of single characters (WCAG 2.1.4). */
export const characterKeysKey = "shortcuts"

export const areCharacterKeysOn = () => readStorage(characterKeysKey) !== "off"

export function setCharacterKeys(on: boolean): void {
  writeStorage(characterKeysKey, on ? null : "off")
}

/** Whether a key without modifiers may do something here: nobody is typing, no dialog is open, and it is wanted. */
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

/** Whether what is typed goes into this element. */
export const isEditable = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("input,select,textarea"))
