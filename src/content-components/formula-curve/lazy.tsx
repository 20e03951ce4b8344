import { figureView } from "../parts/figure-view"
import { formulaCurve } from "./figure"

export const FormulaCurve = figureView(formulaCurve)
