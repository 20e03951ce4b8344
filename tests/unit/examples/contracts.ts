import { largestUsageAtMint } from "../../../src/options/margin/buying-power"
import { leverageOf } from "../../../src/options/margin/collateral-ratio"
import { priceAtTick } from "../../../src/options/price-range"
import { protocolParameters } from "../../../src/options/protocol-parameters"
import { spreadAtUtilization, spreadMultiplier } from "../../../src/options/spread"
import { type Examples, number, percent, plain } from "./format"
import { leverageAtMint, sellers } from "./shared"

const { maxOpenLegs, maxTicksDelta, maxTwapDeltaLiquidation } = protocolParameters

export const contracts: Examples = {
  "docs/contracts/parameters": [
    `1 / 1.3333 = ${percent(largestUsageAtMint())}`,
    `${leverageOf(sellers(0))} / 1.3333 = ${leverageAtMint(sellers(0))} times`,
    `| \`MAX_OPEN_LEGS\` *(per chain)* | ${maxOpenLegs} |`,
    `$1 + 0.25 \\times 9 = ${plain(spreadMultiplier(9, 1))}$`,
    `${number(spreadAtUtilization(0.5), 2)} at one half, then steep toward the cap of ${number(spreadAtUtilization(0.9), 2)}`,
    `$1.0001^{${maxTicksDelta}} \\approx ${number(priceAtTick(maxTicksDelta), 2)}$`,
    `$1.0001^{${maxTwapDeltaLiquidation}} \\approx ${number(priceAtTick(maxTwapDeltaLiquidation), 4)}$`,
    `beyond +${percent(priceAtTick(maxTwapDeltaLiquidation) - 1, 2)} or −${percent(1 - priceAtTick(-maxTwapDeltaLiquidation))}`,
    `the fee is 0.6%, ${number(100 * 2 * 0.003, 2)} USDC; on a 0.05% pool ${number(100 * 2 * 0.0005, 2)} USDC; in V1.1, ${number(100 * 0.002, 2)} USDC`,
  ],
  "docs/contracts/pool-criteria": [
    `Up to ${number(400_000 * 0.25)} USDC of idle PLP deposits are fine`,
  ],
}
