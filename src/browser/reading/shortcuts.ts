import { colourModeSwitch } from "../../site.config"
import { areCharacterKeysOn, setCharacterKeys } from "../character-keys"
import { toggleColourMode } from "../colour-mode"
import { announce } from "../copy-buttons"
import { copyPage } from "./copy-page"
import { scrollToTop } from "./scroll-to-top"
import { showSheet } from "./shortcut-sheet"

interface Shortcut {
  /** Keys as shown to the reader; any one of them works. */
  keys: readonly string[]
  does: string
  act?: () => void
}

const follow = (rel: string, missing: string) => () => {
  const link = document.querySelector<HTMLAnchorElement>(`main a[rel=${rel}]`)
  if (link) link.click()
  else announce(missing)
}

function copyThisPage(): void {
  const label = document.querySelector<HTMLElement>("[data-aid=menu] span")
  const path = document.querySelector("[data-aid=menu] + div [href$='.md']")?.getAttribute("href")
  if (label && path) void copyPage(label, path)
  else announce("This page has no Markdown version")
}

const isMac = /mac|iphone|ipad/i.test(navigator.platform)

const shortcuts: readonly Shortcut[] = [
  { keys: ["/", isMac ? "⌘ K" : "Ctrl K"], does: "Search" },
  { keys: ["n"], does: "Next page", act: follow("next", "There is no next page") },
  { keys: ["p"], does: "Previous page", act: follow("prev", "There is no previous page") },
  { keys: ["t"], does: "Top of the page", act: scrollToTop },
  { keys: ["c"], does: "Copy the page as Markdown", act: copyThisPage },
  ...(colourModeSwitch ? [{ keys: ["d"], does: "Toggle theme", act: toggleColourMode }] : []),
  { keys: ["?"], does: "Show shortcuts", act: showShortcuts },
  { keys: ["Esc"], does: "Close" },
]

/** Runs the shortcut of a key, if there is one. */
export function act(key: string): void {
  shortcuts.find(({ keys }) => keys.includes(key))?.act?.()
}

/** Shows all shortcuts, with a switch that turns single-character ones off. */
export function showShortcuts(): void {
  showSheet(shortcuts, areCharacterKeysOn(), setCharacterKeys)
}
