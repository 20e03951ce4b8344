import { letBelowWait } from "./screen-first/below-waits"
import { readStorage, writeStorage } from "./storage"

export type ColourMode = "light" | "dark"

/** Key in local storage; its absence means that the system decides. */
export const colourModeKey = "theme"

const darkQuery = "(prefers-color-scheme: dark)"

/**
 * Runs in the head before anything is painted, so that no page flashes in the wrong mode. Plain ES5, no
 * imports: it is written into the HTML as it stands.
 */
export const colourModeScript = `(function(){var m;try{m=localStorage.getItem("${colourModeKey}")}catch(e){}
if(m!=="light"&&m!=="dark")m=matchMedia("${darkQuery}").matches?"dark":"light"
document.documentElement.dataset.theme=m})()`

/**
 * Runs behind it on the page that other sites frame: their address says which mode theirs has (`?theme=dark`), if they know it.
 */
export const themeOfAddress =
  "(function(){var m=/[?&]theme=(light|dark)(&|$)/.exec(location.search);if(m)document.documentElement.dataset.theme=m[1]})()"

export function currentColourMode(): ColourMode {
  return document.documentElement.dataset.theme === "dark" ? "dark" : "light"
}

/** Changes to the other mode and remembers it. */
export function toggleColourMode(): void {
  const mode = currentColourMode() === "dark" ? "light" : "dark"
  show(mode)
  writeStorage(colourModeKey, mode)
}

/** Follows other tabs and, while nothing is stored, the system. Returns how to stop. */
export function followColourMode(): () => void {
  const system = window.matchMedia(darkQuery)
  const follow = () => {
    const stored = readStorage(colourModeKey)
    show(isColourMode(stored) ? stored : system.matches ? "dark" : "light")
  }
  const onStorage = (event: StorageEvent) => {
    // A null key is a cleared storage.
    if (event.key === colourModeKey || event.key === null) follow()
  }
  // A page kept for going back has not heard what was chosen meanwhile.
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) follow()
  }
  window.addEventListener("storage", onStorage)
  window.addEventListener("pageshow", onPageShow)
  system.addEventListener("change", follow)
  // Either may have changed since the head's script looked.
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
  letBelowWait()
  dataset.theme = mode
}

function isColourMode(value: string | null): value is ColourMode {
  return value === "light" || value === "dark"
}
