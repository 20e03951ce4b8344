import { type RefObject, useEffect, useRef } from "react"
import { breakpoints } from "../../site.config"

/**
 * Makes a popover behave as a drawer. The browser opens it from its button, closes it on Escape and on a
 * press outside, all without script; this adds that focus stays inside while it is open and that following
 * a link, a change of route or a wide window closes it.
 */
export function useDrawer(ref: RefObject<HTMLElement>, path: string): void {
  useEffect(() => {
    const drawer = ref.current
    if (!drawer) return
    let release = () => {}
    // Releasing before it closes lets the browser give focus back to the button that opened it.
    const onBeforeToggle = (event: Event) => {
      if (stateOf(event) === "closed") release()
    }
    const onToggle = (event: Event) => {
      release()
      if (stateOf(event) !== "open") return
      release = containFocus(drawer)
      drawer.focus({ preventScroll: true })
    }
    const onClick = (event: Event) => {
      if (event.target instanceof Element && event.target.closest("a[href]")) close(drawer)
    }
    const wide = window.matchMedia(`(min-width: ${breakpoints.desktop + 1}px)`)
    const onWide = () => close(drawer)
    // The reader may have opened it before this script ran.
    if (isOpen(drawer)) release = containFocus(drawer)
    drawer.addEventListener("beforetoggle", onBeforeToggle)
    drawer.addEventListener("toggle", onToggle)
    drawer.addEventListener("click", onClick)
    wide.addEventListener("change", onWide)
    return () => {
      release()
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
    // A browser without popovers does not know the selector; there is nothing to close.
    return false
  }
}

/** Makes everything but the element and its ancestors inert; returns how to undo it. */
export function containFocus(element: HTMLElement): () => void {
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
  return () => {
    for (const sibling of outside.splice(0)) sibling.removeAttribute("inert")
  }
}
