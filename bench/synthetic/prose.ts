import type { Dice } from "./dice"

const words =
  `option premium range strike seller buyer pool fee liquidity position price volatility token collateral
margin block trade market chain hedge delta gamma theta vega spread width tick oracle swap loan deposit vault share
yield return risk loss gain curve payoff call put straddle strangle condor leg size amount notional account wallet
contract protocol interface method event error value limit bound rate interest funding perpetual expiry time week
month year day hour history sample average median model process drift noise jump path step state order book maker
taker quote asset base pair stable native wrapped bridge layer gas cost cheap dear high low wide narrow deep thin
early late first second last new old short long open closed mint burn roll settle exercise liquidate transfer borrow
repay lend earn owe pay hold write read check compute measure compare choose avoid keep lose reach cross leave enter
the a of and to in for with from by at on as is are was that this which each every any one two both more less than
when while because so but or not only also then still often never rarely now once above below between around
against through across without within during before after until over under near far simple exact rough known
unknown equal larger smaller faster slower safer linear constant random fair true false fixed variable`
    .split(/\s+/)
    .filter(Boolean) as [string, ...string[]]

export const word = (dice: Dice) => dice.pick(words)

/** A capitalized phrase of the given number of words, without a period. */
export function phrase(dice: Dice, length: number): string {
  const text = Array.from({ length }, () => word(dice)).join(" ")
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/**
 * A paragraph of about the given number of words, some of them emphasized or code. Each of
 * `inserts` (links, formulas) occurs once, between words.
 */
export function paragraph(dice: Dice, length: number, inserts: readonly string[] = []): string {
  const sentences: string[] = []
  for (let written = 0; written < length; ) {
    const size = dice.int(7, 21)
    const parts = phrase(dice, size).split(" ")
    if (dice.chance(0.15)) decorate(dice, parts)
    if (dice.chance(0.4)) parts[dice.int(2, size - 2)] += ","
    sentences.push(`${parts.join(" ")}.`)
    written += size
  }
  inserts.forEach((insert, index) => {
    const at = Math.floor(((index + 0.5) * sentences.length) / inserts.length)
    sentences[at] = `${sentences[at]?.slice(0, -1)} ${insert}.`
  })
  return sentences.join(" ")
}

function decorate(dice: Dice, parts: string[]): void {
  const at = dice.int(1, parts.length - 2)
  const mark = dice.pick(["*", "**", "`"])
  parts[at] = `${mark}${parts[at]}${mark}`
}
