import { deferOffscreen } from "./defer-offscreen/defer-offscreen"
import { readStorage, writeStorage } from "./storage"

export type ColorMode = "light" | "dark"

/** Local storage key; if it is absent, the system's mode applies. */
export const colorModeKey = "theme"

const darkQuery = "(prefers-color-scheme: dark)"

/**
 * Head script that sets the color mode before the first paint, so that no page flashes in the wrong
 * mode. Must be ES5 without imports, because it is inlined into the HTML verbatim.
 */
export const colorModeScript = `(function(){var m;try{m=localStorage.getItem("${colorModeKey}")}catch(e){}
if(m!=="light"&&m!=="dark")m=matchMedia("${darkQuery}").matches?"dark":"light"
document.documentElement.dataset.theme=m})()`

/**
 * Runs after `colorModeScript` on the embed page, whose URL may give the mode of the embedding
 * site (`?theme=dark`).
 */
export const themeOfAddress =
  "(function(){var m=/[?&]theme=(light|dark)(&|$)/.exec(location.search);if(m)document.documentElement.dataset.theme=m[1]})()"

export function currentColorMode(): ColorMode {
  return document.documentElement.dataset.theme === "dark" ? "dark" : "light"
}

/** Switches to the other mode and stores the choice. */
export function toggleColorMode(): void {
  const mode = currentColorMode() === "dark" ? "light" : "dark"
  show(mode)
  writeStorage(colorModeKey, mode)
}

/**
 * Follows other tabs' choices and, while nothing is stored, the system's mode. Returns a function
 * that stops following.
 */
export function followColorMode(): () => void {
  const system = window.matchMedia(darkQuery)
  const follow = () => {
    const stored = readStorage(colorModeKey)
    show(isColorMode(stored) ? stored : system.matches ? "dark" : "light")
  }
  const onStorage = (event: StorageEvent) => {
    // The key is null when the whole storage is cleared.
    if (event.key === colorModeKey || event.key === null) follow()
  }
  // Pages in the back/forward cache receive no storage events.
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) follow()
  }
  window.addEventListener("storage", onStorage)
  window.addEventListener("pageshow", onPageShow)
  system.addEventListener("change", follow)
  // The stored choice or the system's mode may have changed since the head script ran.
  follow()
  return () => {
    window.removeEventListener("storage", onStorage)
    window.removeEventListener("pageshow", onPageShow)
    system.removeEventListener("change", follow)
  }
}

function show(mode: ColorMode): void {
  const { dataset } = document.documentElement
  if (dataset.theme === mode) return
  deferOffscreen()
  dataset.theme = mode
}

function isColorMode(value: string | null): value is ColorMode {
  return value === "light" || value === "dark"
}
