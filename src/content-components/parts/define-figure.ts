import type { z } from "zod"
import { type Component, defineComponent, type Written } from "../../content/schema/component"
import type { Figure, FigureState } from "./figure-model"

/** Component description of a figure for the build. */
export function defineFigure<Props extends z.ZodObject, State extends FigureState>(description: {
  props: Props
  figure: Figure<z.output<Props>, State>
  texts?(props: Written<Props>): readonly string[]
  toMarkdown(props: Written<Props>): string
}): Component<Props, "none", never, never> & { figure: Figure<z.output<Props>, State> } {
  const { figure, ...component } = description
  return { ...defineComponent({ ...component, children: "none" }), figure }
}
