import { protocolParameters } from "./protocol-parameters"

/**
 * Commission for minting: notional × rate, in the token of the notional (quote for puts, asset for calls).
 * Closing costs none. Source: the site's commission page.
 */
export function commission(
  notional: number,
  rate: number = protocolParameters.commissionRate,
): number {
  return notional * rate
}
