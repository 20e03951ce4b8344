// Recorded response, so that this runs without a node. It comes from this
// site's test node: neither the account nor its position exists on chain.
const tokenId = 0xa00fd20202003c99ac8ca7087fn
const answer = [
  "000000000000000000000000000000000000000000000000000000000000fd05", // current tick
  "000000000000000000000000000000000000000000000000000000000000fd02", // fast tick
  "000000000000000000000000000000000000000000000000000000000000fd22", // slow tick
  "000000000000000000000000000000000000000000000000000000000000fd03", // last observed tick
  "00000000000000000000000000000000000000000000000000000000000004d2", // utilization of vault 0
  "00000000000000000000000000000000000000000000000000000000000017d4", // utilization of vault 1
  "0000000000000000000000000000000000000000000000000000000000989680", // size
]

const words = answer.map(word => BigInt(`0x${word}`))
const price = tick => Math.round(1.0001 ** tick * 100) // 10^(8 − 6) decimals
console.log("size:", Number(words[6]) / 1e8, "WBTC")
console.log("price at the mint:", price(Number(words[0])), "USDC")

// The first leg takes 48 bits of the id, starting at bit 64.
const leg = BigInt.asUintN(48, tokenId >> 64n)
const strike = Number(BigInt.asIntN(24, leg >> 12n))
console.log("strike:", price(strike), "USDC")
