import { figureView } from "../parts/figure-view"
import { greeksFigure } from "./figure"

export const Greeks = figureView(greeksFigure)
