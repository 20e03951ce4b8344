import { figureView } from "../parts/figure-view"
import { pathFanFigure } from "./figure"

export const PathFan = figureView(pathFanFigure)
