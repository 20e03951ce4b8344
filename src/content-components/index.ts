import { BarFigure } from "./bar-figure"
import { Card } from "./card"
import { Cards } from "./cards"
import { Details } from "./details"
import { FormulaCurve } from "./formula-curve"
import { Greeks } from "./greeks"
import { LiquidationPrice } from "./liquidation-price"
import { PathFan } from "./path-fan"
import { Payoff } from "./payoff"
import { PriceRange } from "./price-range"
import { Steps } from "./steps"
import { StreamiaPath } from "./streamia-path"
import { TabItem } from "./tab-item"
import { Tabs } from "./tabs"
import { TermList } from "./term-list"
import { ThemedImage } from "./themed-image"
import { UtilizationCurve } from "./utilization-curve"

/**
 * The allow-list: what authors may write in MDX, by name. `schemas.ts` holds the props of each; a component
 * is one folder, one line here and one there.
 */
export const contentComponents = {
  BarFigure,
  Card,
  Cards,
  Details,
  FormulaCurve,
  Greeks,
  LiquidationPrice,
  PathFan,
  Payoff,
  PriceRange,
  Steps,
  StreamiaPath,
  TabItem,
  Tabs,
  TermList,
  ThemedImage,
  UtilizationCurve,
}
