import { figureView } from "../parts/figure-view"
import { payoffFigure } from "./figure"

export const Payoff = figureView(payoffFigure)
