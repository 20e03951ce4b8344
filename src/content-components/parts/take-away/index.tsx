import { type ComponentType, type KeyboardEvent, useRef, useState } from "react"
import * as styles from "../figure-frame/figure-frame.module.css"
import type { FigureModel } from "../figure-model"
import { codeAddress } from "./figure-formulas"
import type { PanelProps } from "./panel"
import { linkText } from "./slider-address"

interface TakeAwayProps {
  model: FigureModel
  /** Query and anchor of the figure on its page, including its sliders. */
  address: string
  /** True if a slider has moved since the figure was opened. */
  isChanged: boolean
}

/**
 * The export menu of a figure: its address and formula, and with scripts its numbers and picture as
 * files. The export code loads when the menu is about to open.
 */
export function TakeAway({ model, address, isChanged }: TakeAwayProps) {
  const { title, formula } = model
  const menu = useRef<HTMLDetailsElement>(null)
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>()
  const [isMissing, setIsMissing] = useState(false)
  const load = () => {
    import(/* webpackChunkName: "take-away" */ "./panel")
      .then(async panel => {
        await panel.styled
        setPanel(() => panel.Panel)
      })
      .catch(() => setIsMissing(true))
  }
  const close = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !menu.current?.open) return
    menu.current.open = false
    menu.current.querySelector("summary")?.focus()
  }
  return (
    <details
      ref={menu}
      className={`${styles.numbers} ${styles.takeAway}`}
      data-take-away
      onToggle={load}
      onPointerEnter={load}
      onFocus={load}
      onKeyDown={close}
    >
      <summary className={styles.summary} aria-label={`Share or export: ${title}`}>
        Share or export
      </summary>
      <div className={styles.menu}>
        {Panel ? (
          <Panel menu={menu} model={model} address={address} isChanged={isChanged} />
        ) : (
          <p>
            <span>Link</span> <a href={address}>{linkText(address)}</a>
          </p>
        )}
        {isMissing && !Panel && <p role="status">Sharing tools could not load.</p>}
        {formula && (
          <p>
            <span>Formula</span>{" "}
            <span>
              {formula.text}.{" "}
              {formula.source.href ? (
                <a href={formula.source.href}>{formula.source.label}</a>
              ) : (
                formula.source.label
              )}
              , <a href={codeAddress(formula.code)}>code</a>
            </span>
          </p>
        )}
      </div>
    </details>
  )
}
