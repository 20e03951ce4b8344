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
 * The figures as the server draws them. In the browser's bundle the condition is a constant and the whole
 * expression falls away, so that pages without figures do not carry them.
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
      // Who asks again tries again; until then the picture from the server stays.
      loading = undefined
      throw error
    },
  )
  return loading
}

/** Figures that could not be loaded; trying one again tries all. */
const failed = new Set<() => void>()

function tryAgain(): void {
  for (const load of failed) load()
  failed.clear()
  loading?.catch(reloadIfOutdated)
}

const firstActs = ["pointermove", "pointerdown", "keydown", "wheel", "scroll"] as const

/**
 * Calls back once the reader has moved, touched, scrolled or typed anything. A page that is only looked at
 * needs no figure script, since the served pictures say everything.
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

/** Distance from the screen, in CSS pixels, at which a figure comes to life. */
const NEAR = "400px"

/**
 * A figure whose picture is in the served HTML and whose script loads when an active reader comes near it. The figure is drawn out of
 * sight, in slices between which the browser answers. A tap that meets the change is not lost, and what the reader has opened stays
 * open. Until then, or if the script cannot be had, React leaves the served picture alone; in the latter case a button below it tries
 * again. On a client navigation there is no served picture, so the figure loads at once.
 * @param isStill the figure does nothing that its served picture does not: where that is there, no script is loaded
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
      // At once, before the next press.
      flushSync(() => setIsShown(true))
      loaded?.takeOver(picture, focused, drawn)
    }, [])
    useEffect(() => {
      const watched = host.current
      if (isShown || !watched || (isStill && watched.firstChild)) return
      // An address that sets a figure shows it so at once.
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
      return () => {
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
          // An element of its own: what the reader has done with the picture stands in the one that it was served in.
          <div ref={takePlace} hidden={!isShown}>
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
