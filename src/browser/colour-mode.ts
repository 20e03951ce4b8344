import { deferOffscreen } from "./defer-offscreen/defer-offscreen"
import { readStorage, writeStorage } from "./storage"

export type ColourMode = "light" | "dark"

/** Local storage key; if it is absent, the system's mode applies. */
export const colourModeKey = "theme"

const darkQuery = "(prefers-color-scheme: dark)"

/**
 * Head script that sets the color mode before the first paint, so that no page flashes in the wrong
 * mode. Must be ES5 without imports, because it is inlined into the HTML verbatim.
 */
export const colourModeScript = `(function(){var m;try{m=localStorage.getItem("${colourModeKey}")}catch(e){}
if(m!=="light"&&m!=="dark")m=matchMedia("${darkQuery}").matches?"dark":"light"
document.documentElement.dataset.theme=m})()`

/**
 * Runs after `colourModeScript` on the embed page, whose URL may give the mode of the embedding
 * site (`?theme=dark`).
 */
export const themeOfAddress =
  "(function(){var m=/[?&]theme=(light|dark)(&|$)/.exec(location.search);if(m)document.documentElement.dataset.theme=m[1]})()"

export function currentColourMode(): ColourMode {
  return document.documentElement.dataset.theme === "dark" ? "dark" : "light"
}

/** Switches to the other mode and stores the choice. */
export function toggleColourMode(): void {
  const mode = currentColourMode() === "dark" ? "light" : "dark"
  show(mode)
  writeStorage(colourModeKey, mode)
}

/**
 * Follows other tabs' choices and, while nothing is stored, the system's mode. Returns a function
 * that stops following.
 */
export function followColourMode(): () => void {
  const system = window.matchMedia(darkQuery)
  const follow = () => {
    const stored = readStorage(colourModeKey)
    show(isColourMode(stored) ? stored : system.matches ? "dark" : "light")
  }
  const onStorage = (event: StorageEvent) => {
    // The key is null when the whole storage is cleared.
    if (event.key === colourModeKey || event.key === null) follow()
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

function show(mode: ColourMode): void {
  const { dataset } = document.documentElement
  if (dataset.theme === mode) return
  deferOffscreen()
  dataset.theme = mode
}

function isColourMode(value: string | null): value is ColourMode {
  return value === "light" || value === "dark"
}
