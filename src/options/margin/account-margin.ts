/** State of an account in one token, with all amounts in that token. */
export interface AccountState {
  /** Value of the account's shares in the vault. */
  deposit: number
  /** Sum of the legs' requirements in this token. */
  legRequirement: number
  /** Streamia earned by sold legs and available: collected from Uniswap or paid in by buyers. */
  availableStreamia?: number
  /** Streamia that bought legs owe. */
  owedStreamia?: number
  /** Default true. An account without positions requires nothing. */
  hasPositions?: boolean
}

/**
 * Balance and requirement of one token with streamia (V1.0 and V1.1). Available streamia counts as
 * balance, owed streamia is added in full to the requirement, and the two are not netted.
 *
 * Source: panoptic-v1-core 0a333bc CollateralTracker.sol:1155-1173; 3d73534 :1182-1200.
 */
export function accountMargin(account: AccountState): { balance: number; requirement: number } {
  const { deposit, legRequirement, availableStreamia = 0, owedStreamia = 0 } = account
  const { hasPositions = true } = account
  return {
    balance: deposit + availableStreamia,
    requirement: hasPositions ? legRequirement + owedStreamia : 0,
  }
}
