import {
  Children,
  type ComponentProps,
  Fragment,
  isValidElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useRef,
} from "react"
import { flushSync } from "react-dom"
import { useHydrated } from "../../browser/use-hydrated"
import { useBeforePaint } from "../parts/use-before-paint"
import type { PropsOf } from "../props-of"
import { TabItem } from "../tab-item"
import type { component } from "./component"
import { useGroupChoice } from "./group-choice"
import * as styles from "./tabs.module.css"

type TabItemProps = ComponentProps<typeof TabItem>

/**
 * Panels of which one is visible at a time. The HTML contains all of them: without scripts, and in
 * print, CSS stacks them under their labels, so that nothing moves when the script runs.
 */
export function Tabs({ groupId, defaultValue, values, children }: PropsOf<typeof component>) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const tabs = useRef<(HTMLButtonElement | null)[]>([])
  const hydrated = useHydrated()
  const items = itemsOf(children)
  const has = (value: string | null | undefined) => items.some(item => item.props.value === value)
  const { choice, choose, show } = useGroupChoice(groupId, has)
  const first = items.find(item => item.props.default) ?? items[0]
  const initial = has(defaultValue) ? defaultValue : first?.props.value
  const chosen = choice ?? initial
  const labelOf = ({ value, label }: TabItemProps) =>
    label ?? values?.find(one => one.value === value)?.label ?? value

  const onKeyDown = (event: KeyboardEvent) => {
    const current = items.findIndex(item => item.props.value === chosen)
    const target = targetOf(event.key, current, items.length)
    const item = target === undefined ? undefined : items[target]
    const tab = target === undefined ? undefined : tabs.current[target]
    if (!item || !tab) return
    event.preventDefault()
    choose(item.props.value, tab)
    tab.focus()
  }

  useBeforePaint(() => {
    const element = root.current
    const panels = [...(element?.children ?? [])].slice(1)
    // Lets browsers that support it find text in hidden panels. React 18 would render any true
    // value of `hidden` as an empty one.
    for (const panel of panels)
      if (panel.hasAttribute("hidden")) panel.setAttribute("hidden", "until-found")
    const onMatch = ({ target }: Event) => {
      const item = items[panels.findIndex(panel => panel.contains(target as Node))]
      if (item) flushSync(() => show(item.props.value))
    }
    element?.addEventListener("beforematch", onMatch)
    return () => element?.removeEventListener("beforematch", onMatch)
  })

  return (
    <div ref={root} className={styles.tabs}>
      <div className={styles.list} role="tablist">
        {items.map(({ props }, index) => (
          <button
            key={props.value}
            ref={element => {
              tabs.current[index] = element
            }}
            className={styles.tab}
            type="button"
            role="tab"
            id={`${id}tab${index}`}
            aria-controls={`${id}panel${index}`}
            aria-selected={props.value === chosen}
            tabIndex={props.value === chosen ? 0 : -1}
            onClick={event => choose(props.value, event.currentTarget)}
            onKeyDown={onKeyDown}
          >
            {labelOf(props)}
          </button>
        ))}
      </div>
      {items.map(({ props }, index) => (
        <div
          key={props.value}
          className={props.value === chosen ? styles.panel : `${styles.panel} ${styles.other}`}
          role="tabpanel"
          id={`${id}panel${index}`}
          aria-labelledby={`${id}tab${index}`}
          hidden={hydrated && props.value !== chosen}
        >
          <p className={styles.label} aria-hidden="true">
            {labelOf(props)}
          </p>
          {props.children}
        </div>
      ))}
    </div>
  )
}

/** The items among the children, including those within fragments. Other children are ignored. */
function itemsOf(children: ReactNode): ReactElement<TabItemProps>[] {
  return Children.toArray(children).flatMap(child => {
    if (!isValidElement(child)) return []
    if (child.type === Fragment) return itemsOf((child.props as { children?: ReactNode }).children)
    return child.type === TabItem ? [child as ReactElement<TabItemProps>] : []
  })
}

function targetOf(key: string, current: number, count: number): number | undefined {
  if (key === "ArrowRight") return (current + 1) % count
  if (key === "ArrowLeft") return (current + count - 1) % count
  if (key === "Home") return 0
  return key === "End" ? count - 1 : undefined
}
