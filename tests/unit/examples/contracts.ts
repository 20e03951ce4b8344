import { priceAtTick } from "../../../src/options/price-range"
import { protocolParameters } from "../../../src/options/protocol-parameters"
import { spreadAtUtilization } from "../../../src/options/spread"
import { type Examples, number } from "./format"

const { maxOpenLegs, maxTicksDelta, maxTwapDeltaLiquidation } = protocolParameters

export const contracts: Examples = {
  "docs/contracts/parameters": [
    `| \`MAX_OPEN_LEGS\` *(per chain)* | ${maxOpenLegs} |`,
    `${number(spreadAtUtilization(0.5), 2)} at 50%, then steep toward the cap of ${number(spreadAtUtilization(0.9), 2)}`,
    `$1.0001^{${maxTicksDelta}} \\approx ${number(priceAtTick(maxTicksDelta), 2)}$`,
    `$1.0001^{${maxTwapDeltaLiquidation}} \\approx ${number(priceAtTick(maxTwapDeltaLiquidation), 4)}$`,
  ],
}
