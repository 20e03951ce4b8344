import type { Leg } from "../options/leg"

/** A parameter of a function, with the values it accepts. */
export interface Parameter {
  /** Meaning of the parameter, with its unit. */
  about: string
  /** Range of the numbers allowed; `words` replaces it if the parameter takes a word. */
  least?: number
  most?: number
  words?: readonly string[]
  /** Default value. An optional argument may have none. */
  preset?: number | string
  isOptional?: true
}

export type Parameters = Record<string, Parameter>

type ValueOf<P extends Parameter> = P extends { words: readonly (infer W)[] } ? W : number

/** Validated arguments that a function receives. */
export type Values<P extends Parameters> = {
  [Name in keyof P]: P[Name] extends { isOptional: true }
    ? ValueOf<P[Name]> | undefined
    : ValueOf<P[Name]>
}

/** An entry in the table of functions. */
export interface ClaimFunction {
  /** Result of the function, in one sentence, with its unit. */
  about: string
  parameters: Parameters
  /** True if legs come before the other arguments, which must then all be named. */
  takesLegs: boolean
  /** A claim and the text it shows. */
  example: { claim: string; shows: string }
  evaluate(values: Record<string, number | string | undefined>, legs: Leg[]): number | Leg
  /** Present if V2's rules give a different number. */
  underV2?: UnderV2<Record<string, number | string | undefined>>
}

/** A row of the box that lists an article's numbers that differ under V2. */
export interface UnderV2<V> {
  /** Names the number and its arguments: "Commission on 2,000". */
  label(values: V): string
  /** The number under V2's rules; undefined when they give none. */
  value(values: V): number | undefined
}

interface Description<P extends Parameters> {
  about: string
  parameters: P
  /** `[claim without braces, what it shows]` */
  example: readonly [string, string]
  underV2?: UnderV2<Values<P>>
}

/** Describes a function of numbers and words. */
export function describeFunction<const P extends Parameters>(
  { about, parameters, example: [claim, shows], underV2 }: Description<P>,
  evaluate: (values: Values<P>) => number | Leg,
): ClaimFunction {
  return {
    about,
    parameters,
    takesLegs: false,
    example: { claim, shows },
    // The values were validated against the parameters, so the cast is safe.
    evaluate: values => evaluate(values as Values<P>),
    ...(underV2 && {
      underV2: {
        label: values => underV2.label(values as Values<P>),
        value: values => underV2.value(values as Values<P>),
      },
    }),
  }
}

/** Describes a function of legs, such as `sell(put, 2000)`, and further arguments. */
export function describeLegFunction<const P extends Parameters>(
  { about, parameters, example: [claim, shows] }: Description<P>,
  evaluate: (legs: Leg[], values: Values<P>) => number,
): ClaimFunction {
  return {
    about,
    parameters,
    takesLegs: true,
    example: { claim, shows },
    evaluate: (values, legs) => evaluate(legs, values as Values<P>),
  }
}

/* Arguments of several functions. */

export const optionType = { words: ["put", "call"], about: "kind of the option" } as const
export const strike = { least: 0, about: "strike, in the quote token" }
export const spot = { least: 0, about: "price of the asset, in the quote token" }
export const size = { least: 0, preset: 1, about: "units of the asset" }
export const range = {
  least: 1,
  preset: 1,
  about: "range factor r; 1 treats the range as a single price",
}
export const lower = { least: 0, about: "lower bound of the range, in the quote token" }
export const upper = { least: 0, about: "upper bound of the range, in the quote token" }
export const volatility = { least: 0, most: 10, preset: 0.8, about: "annualized volatility" }
export const days = { least: 0, about: "days until expiry" }
export const utilization = {
  least: 0,
  most: 1,
  preset: 0,
  about: "utilization stored at the mint",
}
export const ratio = { least: 0, most: 1, preset: 0.2, about: "collateral ratio c of the seller" }
