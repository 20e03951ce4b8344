import { figureView } from "../parts/figure-view"
import { utilizationFigure } from "./figure"

export const UtilizationCurve = figureView(utilizationFigure)
