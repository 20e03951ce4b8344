import { figureView } from "../parts/figure-view"
import { streamiaFigure } from "./figure"

export const StreamiaPath = figureView(streamiaFigure)
