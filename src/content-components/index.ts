// Written by src/build/component-lists.ts from the folders next to this file.
import { Card } from "./card"
import { Cards } from "./cards"
import { Details } from "./details"
import { lazyFigure } from "./lazy-figure"
import { SafetyNotice } from "./safety-notice"
import { Source } from "./source"
import { Steps } from "./steps"
import { TabItem } from "./tab-item"
import { Tabs } from "./tabs"
import { ThemedImage } from "./themed-image"

/** The components that authors may write, as pages draw them, by name. */
export const contentComponents = {
  BarFigure: lazyFigure("BarFigure"),
  BoxFigure: lazyFigure("BoxFigure"),
  Card,
  Cards,
  ContractMap: lazyFigure("ContractMap"),
  DecodeCalldata: lazyFigure("DecodeCalldata"),
  Deployments: lazyFigure("Deployments"),
  DepositUse: lazyFigure("DepositUse"),
  Details,
  FormulaCurve: lazyFigure("FormulaCurve"),
  Greeks: lazyFigure("Greeks"),
  Lab: lazyFigure("Lab", true),
  LiquidationPrice: lazyFigure("LiquidationPrice"),
  PathFan: lazyFigure("PathFan"),
  Payoff: lazyFigure("Payoff"),
  PriceRange: lazyFigure("PriceRange"),
  PublishedAddresses: lazyFigure("PublishedAddresses", true),
  SafetyNotice,
  Scatter: lazyFigure("Scatter"),
  Source,
  Steps,
  StrangleOverlap: lazyFigure("StrangleOverlap"),
  StreamiaPath: lazyFigure("StreamiaPath"),
  SubgraphSchema: lazyFigure("SubgraphSchema"),
  TabItem,
  Tabs,
  TermList: lazyFigure("TermList"),
  ThemedImage,
  TokenId: lazyFigure("TokenId"),
  UtilizationCurve: lazyFigure("UtilizationCurve"),
}
