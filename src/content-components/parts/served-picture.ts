/** After this time no click follows a release any more, in milliseconds. */
const clickFollows = 500

export interface ServedPicture {
  /** Resolves when no finger or button is down on the picture: what takes its place between press and click would lose the tap. */
  released(): Promise<void>
  /** Opens in the figure what the reader has opened in the picture, and moves the focus there. */
  handTo(figure: Element): void
  stop(): void
}

/** Watches what a reader does with a served picture before its figure takes its place. */
export function watchServed(picture: Element): ServedPicture {
  let isDown = false
  let release: (() => void) | undefined
  let timer: number | undefined
  let focused: Element | null = null
  const down = () => {
    clearTimeout(timer)
    isDown = true
  }
  const up = ({ type }: Event) => {
    if (!isDown) return
    clearTimeout(timer)
    const letGo = () => {
      isDown = false
      release?.()
    }
    // What a click does is done behind its listeners.
    timer = window.setTimeout(letGo, type === "pointerup" ? clickFollows : 0)
  }
  const ends = ["pointerup", "pointercancel", "click"]
  picture.addEventListener("pointerdown", down)
  for (const end of ends) window.addEventListener(end, up)
  return {
    async released() {
      if (isDown) await new Promise<void>(resolve => (release = resolve))
      if (picture.contains(document.activeElement)) focused = document.activeElement
    },
    handTo(figure) {
      for (const opened of picture.querySelectorAll("details[open]"))
        counterpart(opened, picture, figure)?.setAttribute("open", "")
      if (focused)
        counterpart<HTMLElement>(focused, picture, figure)?.focus({ preventScroll: true })
    },
    stop() {
      picture.removeEventListener("pointerdown", down)
      for (const end of ends) window.removeEventListener(end, up)
    },
  }
}

/** The element of the figure that stands where one of the picture stands, among those of its kind and name. */
function counterpart<Kind extends Element>(element: Element, picture: Element, figure: Element) {
  const alike = (root: Element) =>
    [...root.querySelectorAll<Kind>(element.localName)].filter(
      other => nameOf(other) === nameOf(element),
    )
  return alike(figure)[alike(picture).findIndex(other => other.isSameNode(element))]
}

const nameOf = (element: Element) => element.getAttribute("aria-label") ?? element.textContent
