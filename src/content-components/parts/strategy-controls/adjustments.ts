/** What a reader may change about a strategy. */
export const adjustments = ["strike", "width", "volatility", "days", "size"] as const
export type Adjustment = (typeof adjustments)[number]
