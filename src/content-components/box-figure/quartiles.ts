/** What the five numbers of a row are, unless its author names others. */
export const quartiles = [
  "minimum",
  "lower quartile",
  "median",
  "upper quartile",
  "maximum",
] as const
