/** Names of the five numbers of a row, unless its author gives others. */
export const quartiles = [
  "minimum",
  "lower quartile",
  "median",
  "upper quartile",
  "maximum",
] as const
