import type { PropsOf } from "../props-of"
import type { component } from "./component"

/** One panel of `<Tabs>`, which renders the tab and decides whether the panel is visible. */
export function TabItem({ children }: PropsOf<typeof component>) {
  return <>{children}</>
}
