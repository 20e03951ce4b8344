import type { ReactNode } from "react"
import type { Component, Filled, Written } from "../content/schema/component"

/** Props of a component as it is drawn: what authors write, what the build fills in, what stands between its tags. */
export type PropsOf<Described> =
  Described extends Component<infer Props, infer Inside, infer Prop, infer Data>
    ? Written<Props> &
        Partial<Record<Prop, Data>> &
        Filled &
        (Inside extends "blocks" ? { children?: ReactNode } : unknown)
    : never
