import type { ClaimFunction } from "../describe"
import { arithmeticFunctions } from "./arithmetic"
import { feeFunctions } from "./fees"
import { legFunctions } from "./legs"
import { liquidationFunctions } from "./liquidation"
import { marginFunctions } from "./margin"
import { optionFunctions } from "./options"
import { rangeFunctions } from "./ranges"
import { v2Functions } from "./v2"

/** All functions that claims may call, by subject. */
export const functionGroups: Record<string, Record<string, ClaimFunction>> = {
  Requirements: marginFunctions,
  Liquidation: liquidationFunctions,
  "Fees and streamia": feeFunctions,
  "Options and strategies": optionFunctions,
  Legs: legFunctions,
  "Ranges and ticks": rangeFunctions,
  V2: v2Functions,
  Arithmetic: arithmeticFunctions,
}

export const functions: Record<string, ClaimFunction> = Object.assign(
  {},
  ...Object.values(functionGroups),
)
