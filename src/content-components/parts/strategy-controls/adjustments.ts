/** Settings of a strategy that a reader may change. */
export const adjustments = ["strike", "width", "volatility", "days", "size"] as const
export type Adjustment = (typeof adjustments)[number]
