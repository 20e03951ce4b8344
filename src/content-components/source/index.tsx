import { useId } from "react"
import { opens, popover } from "../../components/drawer/popover"
import type { PropsOf } from "../props-of"
import { citationOf } from "./citation"
import type { component } from "./component"
import * as styles from "./source.module.css"

/**
 * The source of the preceding statement, shown on click. It uses the browser's own popover, so it
 * needs no script.
 */
export function Source(props: PropsOf<typeof component>) {
  const id = useId()
  const { file, lines, version, url } = citationOf(props)
  return (
    <span className={styles.source}>
      <button
        type="button"
        className={styles.button}
        aria-label={`Source: ${[file, lines].filter(Boolean).join(", ")}`}
        {...opens(id)}
      >
        source
      </button>
      <span id={id} className={styles.note} {...popover}>
        <a href={url}>
          <code>{file}</code> {lines}
        </a>
        , {version}
      </span>
    </span>
  )
}
