import type { Tool } from "./tool"
import { contractDiff, contractFunction } from "./tools/contracts"
import { decodeCalldata } from "./tools/decode-calldata"
import { liquidationPriceTool, marginRequirement } from "./tools/margin"
import { readPage } from "./tools/read-page"
import { searchDocs } from "./tools/search-docs"
import { greeks, payoff } from "./tools/strategy"
import { decodeTokenId } from "./tools/token-id"

/** Tools for assistants. Each one calls the same functions as the site's pages. */
export const tools: readonly Tool[] = [
  searchDocs,
  readPage,
  payoff,
  greeks,
  marginRequirement,
  liquidationPriceTool,
  contractFunction,
  contractDiff,
  decodeTokenId,
  decodeCalldata,
]
