import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react"
import { trustedHtml } from "../../../browser/trusted-html"
import { labStateIn } from "../../../content/lab-state-in"
import { onFirstAct } from "../../lazy-figure"
import "./lab.css"
import "./handles.css"

/** The instrument as the server draws it, with a worked example; in browsers it loads when a reader does anything. */
const served: ComponentType | undefined =
  process.env.BUILD_STAGE !== "build-javascript" &&
  process.env.BUILD_STAGE !== "develop" &&
  typeof window === "undefined"
    ? require("./filled").FilledInstrument
    : undefined

const untouched = { __html: trustedHtml("") }

/** What the lab is and what its readers must know first: side by side where the lab is wide, so that it begins higher up. */
export function LabHead({ children }: { children?: ReactNode }) {
  return <div className="lab-head">{children}</div>
}

interface OptionLabProps {
  /** What stands for the lab in the Markdown of its page; not drawn. */
  children?: ReactNode
}

/**
 * The option lab. Its script loads on this page only: at once where the address has a position or nothing is served,
 * otherwise with the reader's first act. Until then, or without a script, the served example stays.
 */
export function OptionLab(_: OptionLabProps) {
  const host = useRef<HTMLDivElement>(null)
  const [Instrument, setInstrument] = useState(() => served)
  const [isMissing, setIsMissing] = useState(false)
  const load = () => {
    setIsMissing(false)
    import(/* webpackChunkName: "lab" */ "./filled").then(
      module => setInstrument(() => module.FilledInstrument),
      () => setIsMissing(true),
    )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is there
  useEffect(() => {
    if (labStateIn(window.location.search) || !host.current?.firstChild) {
      load()
      return
    }
    return onFirstAct(load)
  }, [])
  return (
    <>
      <div className="lab">
        {Instrument ? (
          <div>
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
