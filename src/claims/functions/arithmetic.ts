import { describeFunction } from "../describe"

const x = { about: "a number" }
const two = { a: x, b: x }

/** Arithmetic beyond the operators + − * /. */
export const arithmeticFunctions = {
  abs: describeFunction(
    {
      about: "Absolute value of a number",
      parameters: { x },
      example: ["abs(2 - 5) | number", "3"],
    },
    values => Math.abs(values.x),
  ),
  min: describeFunction(
    { about: "The smaller of two numbers", parameters: two, example: ["min(2, 5) | number", "2"] },
    ({ a, b }) => Math.min(a, b),
  ),
  max: describeFunction(
    { about: "The larger of two numbers", parameters: two, example: ["max(2, 5) | number", "5"] },
    ({ a, b }) => Math.max(a, b),
  ),
  sqrt: describeFunction(
    {
      about: "Square root",
      parameters: { x: { least: 0, about: "a number" } },
      example: ["sqrt(16) | number", "4"],
    },
    values => Math.sqrt(values.x),
  ),
  ln: describeFunction(
    {
      about: "Natural logarithm",
      parameters: { x: { least: 0, about: "a number above 0" } },
      example: ["ln(2) | number(3)", "0.693"],
    },
    values => Math.log(values.x),
  ),
  round: describeFunction(
    {
      about: "Rounded number, for sums of numbers that the text shows rounded",
      parameters: { x, decimals: { least: 0, most: 10, preset: 0, about: "decimals to keep" } },
      example: ["round(182.598, 2) - 100 | number", "82.6"],
    },
    values => Number(values.x.toFixed(values.decimals)),
  ),
}
