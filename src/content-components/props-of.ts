import type { ReactNode } from "react"
import type { Component, Filled, Written } from "../content/schema/component"

/**
 * Props of a rendered component: those that authors write, those that the build fills in, and its
 * children.
 */
export type PropsOf<Described> =
  Described extends Component<infer Props, infer Inside, infer Prop, infer Data>
    ? Written<Props> &
        Partial<Record<Prop, Data>> &
        Filled &
        (Inside extends "blocks" ? { children?: ReactNode } : unknown)
    : never
