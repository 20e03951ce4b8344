import type { ReactNode } from "react"

export interface TabItemProps {
  /** Name of the tab within its group. */
  value: string
  /** Text of the tab; default the value. */
  label?: string
  /** Chosen at first. */
  default?: boolean
  children?: ReactNode
}

/** One panel of `<Tabs>`, which draws the tab and decides whether the panel shows. */
export function TabItem({ children }: TabItemProps) {
  return <>{children}</>
}
