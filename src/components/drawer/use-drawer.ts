import { type RefObject, useEffect, useRef } from "react"
import { afterPaint } from "../../browser/defer-offscreen/after-paint"
import { breakpoints } from "../../site.config"

/**
 * Makes a popover behave as a drawer. The browser opens and closes it without script (button,
 * Escape, press outside); this hook keeps focus inside and closes it after a link, a route change
 * or a wide window.
 */
export function useDrawer(ref: RefObject<HTMLElement>, path: string): void {
  useEffect(() => {
    const drawer = ref.current
    if (!drawer) return
    let release: (() => void) | undefined
    const hold = () => {
      if (isOpen(drawer)) release ??= holdPageBehind(drawer)
    }
    const free = () => {
      release?.()
      release = undefined
    }
    // Releasing the page first lets the browser return focus to the button that opened the drawer.
    const onBeforeToggle = (event: Event) => {
      if (stateOf(event) === "closed") free()
    }
    const onToggle = (event: Event) => {
      if (stateOf(event) !== "open") return free()
      drawer.focus({ preventScroll: true })
      // Holding the page restyles all of it, which would delay the drawer.
      afterPaint(hold)
    }
    const onClick = (event: Event) => {
      if (event.target instanceof Element && event.target.closest("a[href]")) close(drawer)
    }
    const wide = window.matchMedia(`(min-width: ${breakpoints.desktop + 1}px)`)
    const onWide = () => close(drawer)
    // The reader may have opened the drawer before this script ran.
    hold()
    drawer.addEventListener("beforetoggle", onBeforeToggle)
    drawer.addEventListener("toggle", onToggle)
    drawer.addEventListener("click", onClick)
    wide.addEventListener("change", onWide)
    return () => {
      free()
      drawer.removeEventListener("beforetoggle", onBeforeToggle)
      drawer.removeEventListener("toggle", onToggle)
      drawer.removeEventListener("click", onClick)
      wide.removeEventListener("change", onWide)
    }
  }, [ref])

  const shown = useRef(path)
  useEffect(() => {
    if (shown.current !== path && ref.current) close(ref.current)
    shown.current = path
  }, [ref, path])
}

function stateOf(event: Event): unknown {
  return (event as Event & { newState?: unknown }).newState
}

function close(drawer: HTMLElement): void {
  if (isOpen(drawer)) drawer.hidePopover()
}

function isOpen(drawer: HTMLElement): boolean {
  try {
    return drawer.matches(":popover-open")
  } catch {
    // A browser without popovers does not support the selector, so there is nothing to close.
    return false
  }
}

/**
 * Makes everything except the element and its ancestors inert, and keeps the page from scrolling.
 * Returns a function that undoes this: immediately around the opening button, which gets focus
 * back, and after the next paint elsewhere, because the rest is restyled.
 */
export function holdPageBehind(element: HTMLElement): () => void {
  const { dataset } = document.documentElement
  dataset.held = ""
  const outside: HTMLElement[] = []
  for (
    let node = element;
    node.parentElement && node !== document.body;
    node = node.parentElement
  ) {
    for (const sibling of node.parentElement.children) {
      if (sibling !== node && sibling instanceof HTMLElement && !sibling.hasAttribute("inert")) {
        sibling.setAttribute("inert", "")
        outside.push(sibling)
      }
    }
  }
  const free = (sibling: HTMLElement) => sibling.removeAttribute("inert")
  return () => {
    const opener = document.querySelector(
      `[popovertarget="${element.id}"]:not([popovertargetaction])`,
    )
    const rest: HTMLElement[] = []
    for (const sibling of outside.splice(0))
      if (sibling.contains(opener)) free(sibling)
      else rest.push(sibling)
    afterPaint(() => {
      rest.forEach(free)
      delete dataset.held
    })
  }
}
