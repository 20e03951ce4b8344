/** Density φ(x) of the standard normal distribution. */
export function normalDensity(x: number): number {
  return Math.exp(-0.5 * x * x) / Math.sqrt(2 * Math.PI)
}

const numerator = [
  220.206867912376, 221.213596169931, 112.079291497871, 33.912866078383, 6.37396220353165,
  0.700383064443688, 0.0352624965998911,
]
const denominator = [
  440.413735824752, 793.826512519948, 637.333633378831, 296.564248779674, 86.7807322029461,
  16.064177579207, 1.75566716318264, 0.0883883476483184,
]

const polynomial = (coefficients: number[], x: number) =>
  coefficients.reduceRight((sum, coefficient) => sum * x + coefficient, 0)

/**
 * Cumulative probability N(x) of the standard normal distribution, to about 15 digits, by Hart's
 * rational approximation.
 *
 * Source: G. West, "Better approximations to cumulative
 * normal functions", Wilmott Magazine, 2005.
 */
export function normalCumulative(x: number): number {
  const distance = Math.abs(x)
  if (distance > 37) return x > 0 ? 1 : 0
  const exponential = Math.exp((-distance * distance) / 2)
  let tail: number
  if (distance < 7.07106781186547) {
    tail = (exponential * polynomial(numerator, distance)) / polynomial(denominator, distance)
  } else {
    const fraction = [4, 3, 2, 1].reduce((sum, n) => distance + n / sum, distance + 0.65)
    tail = exponential / fraction / 2.506628274631
  }
  return x > 0 ? 1 - tail : tail
}
