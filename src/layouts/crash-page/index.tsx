import { useEffect, useRef } from "react"
import { Head } from "../../components/head"
import { PageLayout } from "../page-layout"
import * as styles from "./crash.module.css"

export interface CrashViewProps {
  /** Message of the error, then those of its causes. */
  messages: string[]
  onTryAgain: () => void
}

/** Replaces a page whose script has thrown. Its heading gets the focus, to be read out. */
export function CrashView({ messages, onTryAgain }: CrashViewProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <PageLayout width="text">
      <Head title="Page Error" />
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        This page crashed.
      </h1>
      <p>Its script failed in your browser. Try again, or go to another page.</p>
      <ol className={`error-box ${styles.messages}`}>
        {messages.map((message, level) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
          <li key={level}>
            {level > 0 && <span>Cause: </span>}
            {message}
          </li>
        ))}
      </ol>
      <button type="button" className="button" onClick={onTryAgain}>
        Try again
      </button>
    </PageLayout>
  )
}
