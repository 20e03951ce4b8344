import { figureView } from "../parts/figure-view"
import { priceRange } from "./figure"

export const PriceRange = figureView(priceRange)
