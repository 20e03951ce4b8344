import type { ComponentSchemas } from "../markdown/syntax/component-schemas"
import { barFigure } from "./bar-figure/schema"
import { card } from "./card/schema"
import { cards } from "./cards/schema"
import { deployments } from "./deployments/schema"
import { details } from "./details/schema"
import { formulaCurve } from "./formula-curve/schema"
import { greeks } from "./greeks/schema"
import { liquidationPrice } from "./liquidation-price/schema"
import { pathFan } from "./path-fan/schema"
import { payoff } from "./payoff/schema"
import { priceRange } from "./price-range/schema"
import { safetyNotice } from "./safety-notice/schema"
import { steps } from "./steps/schema"
import { streamiaPath } from "./streamia-path/schema"
import { subgraphSchema } from "./subgraph-schema/schema"
import { tabItem } from "./tab-item/schema"
import { tabs } from "./tabs/schema"
import { termList } from "./term-list/schema"
import { themedImage } from "./themed-image/schema"
import { utilizationCurve } from "./utilization-curve/schema"

/** What the build checks of each component's props. Never imported by code for the browser. */
export const componentSchemas = {
  BarFigure: barFigure,
  Card: card,
  Cards: cards,
  Deployments: deployments,
  Details: details,
  FormulaCurve: formulaCurve,
  Greeks: greeks,
  LiquidationPrice: liquidationPrice,
  PathFan: pathFan,
  Payoff: payoff,
  PriceRange: priceRange,
  SafetyNotice: safetyNotice,
  Steps: steps,
  StreamiaPath: streamiaPath,
  SubgraphSchema: subgraphSchema,
  TabItem: tabItem,
  Tabs: tabs,
  TermList: termList,
  ThemedImage: themedImage,
  UtilizationCurve: utilizationCurve,
} satisfies ComponentSchemas
