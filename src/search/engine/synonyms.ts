import { termOf } from "./terms"
import { wordForms } from "./word-forms"

/**
 * Synonyms on this site: a word of a group finds the other words of the group, in all of their
 * forms. A group is correct if a page about one of its words answers a question that uses another,
 * as in `questions.json` of the search judgments.
 */
const groups = [
  // Options and what traders do with them.
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
  // Participants and their funds, risks and places.
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
  // Topics of developers.
  "program code script integrate",
  "create launch deploy",
  "error revert fail failure",
  "bot keeper liquidator",
  "calculator simulator builder tool lab visualize",
  // Everyday words.
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

/** Synonyms of a term, without the term's own forms. */
export function synonymsOf(term: string): string[] {
  const own = new Set([term, ...wordForms(term)])
  return [...new Set(groupsByWord.get(term) ?? [])].filter(word => !own.has(word))
}
