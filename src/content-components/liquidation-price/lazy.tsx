import { figureView } from "../parts/figure-view"
import { liquidationFigure } from "./figure"

export const LiquidationPrice = figureView(liquidationFigure)
