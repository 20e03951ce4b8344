import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from "react"
import { trustedHtml } from "../../../browser/trusted-html"
import { labStateIn } from "../../../content/lab-state-in"
import { onFirstAct } from "../../lazy-figure"
import { type ChangedField, changedFields, changeFields } from "../../parts/changed-fields"
import "./lab.css"
import "./handles.css"
import "./sheet.css"
import "./results.css"
import "./narrow.css"

/**
 * The instrument as the server renders it, with a worked example. Browsers load it on the reader's
 * first action.
 */
const served: ComponentType | undefined =
  process.env.BUILD_STAGE !== "build-javascript" &&
  process.env.BUILD_STAGE !== "develop" &&
  typeof window === "undefined"
    ? require("./filled").FilledInstrument
    : undefined

/** Milliseconds after hydration by which everything for the first view has loaded. */
const IDLE = 1500

const untouched = { __html: trustedHtml("") }

/**
 * Introduction and notices above the lab, side by side on wide screens so that the lab begins
 * higher.
 */
export function LabHead({ children }: { children?: ReactNode }) {
  return <div className="lab-head">{children}</div>
}

interface OptionLabProps {
  /** Replaces the lab in the Markdown of its page; not rendered. */
  children?: ReactNode
}

/**
 * The option lab, shown as the served example until its script has loaded. The script loads at once
 * if the address has a position or no example was served, otherwise on the reader's first action.
 */
export function OptionLab(_: OptionLabProps) {
  const host = useRef<HTMLDivElement>(null)
  const [Instrument, setInstrument] = useState(() => served)
  // Fields that the reader changed in the served example, until the lab takes them over.
  const entered = useRef<ChangedField[]>([])
  const takeOver = useCallback((drawn: HTMLDivElement | null) => {
    const changed = entered.current
    entered.current = []
    if (drawn && changed.length > 0) setTimeout(() => changeFields(drawn, changed))
  }, [])
  const [isMissing, setIsMissing] = useState(false)
  const load = () => {
    setIsMissing(false)
    import(/* webpackChunkName: "lab" */ "./filled").then(
      module => {
        entered.current = host.current ? changedFields(host.current) : []
        setInstrument(() => module.FilledInstrument)
      },
      () => setIsMissing(true),
    )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is there
  useEffect(() => {
    if (labStateIn(window.location.search) || !host.current?.firstChild) {
      load()
      return
    }
    // The timer covers readers whose first action, such as choosing from a list, fires none of the
    // events that `onFirstAct` listens to.
    const stop = onFirstAct(load)
    const timer = setTimeout(load, IDLE)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [])
  return (
    <>
      <div className="lab" data-live={Instrument && Instrument !== served ? "" : undefined}>
        {Instrument ? (
          <div ref={takeOver}>
            <Instrument />
          </div>
        ) : (
          <>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: empty; it tells React to keep its hands off what is there. */}
            <div ref={host} suppressHydrationWarning dangerouslySetInnerHTML={untouched} />
          </>
        )}
      </div>
      {isMissing && (
        <p role="status">
          The lab could not be loaded.{" "}
          <button type="button" className="link" onClick={load}>
            Retry
          </button>
        </p>
      )}
    </>
  )
}
