import {
  type ComponentProps,
  type ComponentType,
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react"
import { flushSync } from "react-dom"
import { reloadIfOutdated } from "../browser/recovery/full-load"
import { trustedHtml } from "../browser/trusted-html"
import * as styles from "./lazy-figure.module.css"
import { setsFigures } from "./parts/sets-figures"
import { type Press, watchPress } from "./parts/watch-press"

type Figures = typeof import("./figures")
type FigureName = Exclude<keyof Figures, "takeOver">

/**
 * The figures for server rendering. In browser bundles the condition is a constant, so the
 * expression is removed and pages without figures do not load them.
 */
const served: Figures | undefined =
  process.env.BUILD_STAGE !== "build-javascript" &&
  process.env.BUILD_STAGE !== "develop" &&
  typeof window === "undefined"
    ? require("./figures")
    : undefined

const untouched = { __html: trustedHtml("") }

let loading: Promise<Figures> | undefined
let loaded: Figures | undefined

function loadFigures(): Promise<Figures> {
  loading ??= import(/* webpackChunkName: "figures" */ "./figures").then(
    figures => {
      loaded = figures
      return figures
    },
    error => {
      // The next call retries; until then the served picture stays.
      loading = undefined
      throw error
    },
  )
  return loading
}

/** Retry functions of figures that failed to load. One retry button calls all of them. */
const failed = new Set<() => void>()

function tryAgain(): void {
  for (const load of failed) load()
  failed.clear()
  loading?.catch(reloadIfOutdated)
}

const firstActs = ["pointermove", "pointerdown", "keydown", "focusin", "wheel", "scroll"] as const

/**
 * Calls back once the reader moves, touches, scrolls, or types anything. Without that, a page needs
 * no figure script, since the served pictures are complete.
 */
export function onFirstAct(callback: () => void): () => void {
  const stop = () => {
    for (const act of firstActs) window.removeEventListener(act, run)
  }
  const run = () => {
    stop()
    callback()
  }
  for (const act of firstActs) window.addEventListener(act, run, { passive: true })
  return stop
}

/** Distance from the screen, in CSS pixels, at which a figure becomes interactive. */
const NEAR = "400px"

/**
 * A figure whose picture is in the served HTML and whose script loads when an active reader
 * approaches it, or at once on client navigation. The figure renders hidden, in slices, and then
 * replaces the picture without losing taps or opened details; if the script fails to load, the
 * picture stays, with a retry button.
 * @param isStill true if the figure does no more than its served picture, so that its script only
 * loads if there is no picture
 */
export function lazyFigure<Name extends FigureName>(name: Name, isStill = false) {
  return function LazyFigure(props: ComponentProps<Figures[Name]>) {
    const host = useRef<HTMLDivElement>(null)
    const press = useRef<Press>()
    const [figures, setFigures] = useState(served ?? loaded)
    const [isShown, setIsShown] = useState(figures !== undefined)
    const [isMissing, setIsMissing] = useState(false)
    const load = useCallback(() => {
      loadFigures().then(
        arrived =>
          startTransition(() => {
            setFigures(arrived)
            setIsShown(!host.current?.firstChild)
          }),
        () => {
          failed.add(load)
          setIsMissing(true)
        },
      )
    }, [])
    const takePlace = useCallback(async (drawn: HTMLDivElement | null) => {
      const picture = host.current
      if (!drawn || !picture) return
      await press.current?.released()
      const focused = document.activeElement
      // Synchronous, so that it completes before the next press.
      flushSync(() => setIsShown(true))
      loaded?.takeOver(picture, focused, drawn)
    }, [])
    useEffect(() => {
      const watched = host.current
      if (isShown || !watched || (isStill && watched.firstChild)) return
      // An address that sets a figure's values loads it at once.
      if (!watched.firstChild || setsFigures(window.location.search)) {
        load()
        return
      }
      const pressed = watchPress(watched)
      press.current = pressed
      const observer = new IntersectionObserver(
        entries => {
          if (!entries.some(entry => entry.isIntersecting)) return
          observer.disconnect()
          load()
        },
        { rootMargin: NEAR },
      )
      const stop = onFirstAct(() => observer.observe(watched))
      // Whoever has the focus in it changes its values next.
      watched.addEventListener("focusin", load, { once: true })
      return () => {
        watched.removeEventListener("focusin", load)
        stop()
        observer.disconnect()
        pressed.stop()
      }
    }, [isShown, load])
    const Figure = figures?.[name] as ComponentType<object> | undefined
    return (
      <>
        {!isShown && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; it tells React to keep its hands off what is there.
          <div ref={host} suppressHydrationWarning dangerouslySetInnerHTML={untouched} />
        )}
        {Figure && (
          // A separate element, because the reader's changes to the picture are in the element that
          // was served.
          <div
            ref={takePlace}
            hidden={!isShown}
            data-live={isShown && served === undefined ? "" : undefined}
          >
            <Figure {...props} />
          </div>
        )}
        {!isShown && isMissing && (
          <p className={styles.missing}>
            The interactive figure could not be loaded.{" "}
            <button type="button" className="link" onClick={tryAgain}>
              Retry
            </button>
          </p>
        )}
      </>
    )
  }
}
