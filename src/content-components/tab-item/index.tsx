import type { PropsOf } from "../props-of"
import type { component } from "./component"

/** One panel of `<Tabs>`, which draws the tab and decides whether the panel shows. */
export function TabItem({ children }: PropsOf<typeof component>) {
  return <>{children}</>
}
