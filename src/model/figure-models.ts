import type { BodyComponent } from "../content/schema/body"
import * as described from "../content-components/components"
import {
  type Figure,
  type FigureModel,
  type FigureState,
  modelAsWritten,
} from "../content-components/parts/figure-model"

interface Described {
  props: object
  figure?: Figure<object, FigureState>
}

const components: Readonly<Record<string, Described>> = described

export const isFigure = ({ component }: Pick<BodyComponent, "component">): boolean =>
  components[component]?.figure !== undefined

/**
 * A figure as its author wrote it.
 * @throws if the component is not a figure
 */
export function figureModel({
  component,
  props,
}: Pick<BodyComponent, "component" | "props">): FigureModel {
  const figure = components[component]?.figure
  if (!figure)
    throw new Error(`<${component}> is not a figure: its component.ts does not define \`figure\``)
  return modelAsWritten(figure, props)
}
