import { Card } from "./card"
import { Cards } from "./cards"
import { Details } from "./details"
import { lazyFigure } from "./lazy-figure"
import { SafetyNotice } from "./safety-notice"
import { Steps } from "./steps"
import { TabItem } from "./tab-item"
import { Tabs } from "./tabs"
import { TermList } from "./term-list"
import { ThemedImage } from "./themed-image"

/**
 * The allow-list: what authors may write in MDX, by name. `schemas.ts` holds the props of each. A component
 * is one folder, one line here and one there; a figure also has a line in `figures.ts`.
 */
export const contentComponents = {
  BarFigure: lazyFigure("BarFigure"),
  Card,
  Cards,
  Deployments: lazyFigure("Deployments"),
  Details,
  FormulaCurve: lazyFigure("FormulaCurve"),
  Greeks: lazyFigure("Greeks"),
  LiquidationPrice: lazyFigure("LiquidationPrice"),
  PathFan: lazyFigure("PathFan"),
  Payoff: lazyFigure("Payoff"),
  PriceRange: lazyFigure("PriceRange"),
  SafetyNotice,
  Steps,
  StreamiaPath: lazyFigure("StreamiaPath"),
  SubgraphSchema: lazyFigure("SubgraphSchema"),
  TabItem,
  Tabs,
  TermList,
  ThemedImage,
  UtilizationCurve: lazyFigure("UtilizationCurve"),
}
