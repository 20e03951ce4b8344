import { figureView } from "../parts/figure-view"
import { depositUseFigure } from "./figure"

export const DepositUse = figureView(depositUseFigure)
