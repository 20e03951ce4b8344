import { figureView } from "../parts/figure-view"
import { strangleFigure } from "./figure"

export const StrangleOverlap = figureView(strangleFigure)
