import { termOf } from "./terms"
import { wordForms } from "./word-forms"

/**
 * Words that readers use for one another on this site: each line is a group, any word of which also finds the others,
 * in all of their forms. A group is right where a page about one of its words answers a question that names another;
 * `questions.json` among the judgements has such questions.
 */
const groups = [
  // What options are called, and what is done with them.
  "premium streamia",
  "calculate compute price value worth",
  "requirement margin",
  "fee commission cost charge pay",
  "exit close burn",
  "open mint",
  "buy long bought",
  "sell short sold",
  "futures perps",
  "hedge protect insurance",
  "expire expiry maturity",
  "volatility volatile",
  "loss lose lost",
  "profit gain",
  "earn yield income return",
  "yield interest apy apr",
  "fall drop crash down bearish",
  "rise up bullish",
  "sideways neutral",
  "outside out leave",
  "width timescale",
  "force against",
  // Who takes part, and with what.
  "lend passive plp stake saving",
  "wallet account",
  "money fund capital",
  "refund recover withdraw back claim rescue reimburse compensate",
  "stuck lock freeze",
  "disappear vanish",
  "network chain",
  "points pips airdrop reward referral",
  "hack exploit flaw attack vulnerability incident steal stolen drain",
  "safe safety security secure risk risky dangerous",
  "safe scam fraud rug legit legitimate trust trustworthy",
  "country usa america american canada uk europe ban banned restrict legal illegal",
  "kyc identity verify verification",
  // What developers do.
  "program code script integrate",
  "create launch deploy",
  "error revert fail failure",
  "bot keeper liquidator",
  "calculator simulator builder tool lab visualize",
  // Words of every day.
  "migrate move",
  "difference compare versus vs",
  "begin start beginner newbie tutorial",
  "practice demo testnet",
  "choose select pick best",
].map(group => group.split(" ").map(termOf))

const groupsByWord = new Map<string, readonly string[]>()
for (const group of groups)
  for (const word of group)
    for (const form of [word, ...wordForms(word)])
      groupsByWord.set(form, [...(groupsByWord.get(form) ?? []), ...group])

/** Other words for a term, without its own forms. */
export function synonymsOf(term: string): string[] {
  const own = new Set([term, ...wordForms(term)])
  return [...new Set(groupsByWord.get(term) ?? [])].filter(word => !own.has(word))
}
