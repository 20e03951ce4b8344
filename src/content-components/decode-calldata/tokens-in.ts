import type { Token, Tokens } from "./words-of-leg"

/** Parses token0 and token1 in the form "USDC 6, WETH 18". */
export function tokensIn(text: string): Tokens | undefined {
  const [token0, token1, ...more] = text.split(",").map(tokenIn)
  return token0 && token1 && more.length === 0 ? [token0, token1] : undefined
}

function tokenIn(text: string): Token | undefined {
  const [, symbol, decimals] = /^\s*(\S+)\s+(\d{1,2})\s*$/.exec(text) ?? []
  return symbol && Number(decimals) <= 36 ? { symbol, decimals: Number(decimals) } : undefined
}
