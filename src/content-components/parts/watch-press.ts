/** Milliseconds after a release within which its click may follow. */
const clickFollows = 500

export interface Press {
  /**
   * Resolves when no finger or button is down on the picture. Replacing the picture between press
   * and click would lose the tap.
   */
  released(): Promise<void>
  stop(): void
}

const types = ["pointerdown", "pointerup", "pointercancel", "click"]

/** Watches whether a served picture is pressed, before its figure takes its place. */
export function watchPress(picture: Element): Press {
  let isDown = false
  let release: (() => void) | undefined
  let timer: number | undefined
  const onEvent = ({ type, target }: Event) => {
    if (type === "pointerdown") isDown = picture.contains(target as Node)
    clearTimeout(timer)
    if (type === "pointerdown" || !isDown) return
    const letGo = () => {
      isDown = false
      release?.()
    }
    // A click's default action runs after its listeners.
    timer = window.setTimeout(letGo, type === "pointerup" ? clickFollows : 0)
  }
  for (const type of types) addEventListener(type, onEvent)
  return {
    async released() {
      if (isDown) await new Promise<void>(resolve => (release = resolve))
    },
    stop() {
      for (const type of types) removeEventListener(type, onEvent)
    },
  }
}
