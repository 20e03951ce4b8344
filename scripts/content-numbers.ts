import { sectionNames } from "../src/content/sections"

const NUMBER = /\d[\d,]*(?:\.\d+)?/g

/** Links, contract addresses, and addresses of pages of this site. */
const ADDRESS = new RegExp(
  `https?:\\S+|0x[0-9a-f]+|\\(?/(?:${["docs", ...sectionNames].join("|")})/\\S*`,
  "gi",
)

/** A number without thousands separators and without a closing zero after the point: `1,200.50` -> `1200.5`. */
function plain(number: string): string {
  return String(Number(number.replaceAll(",", "")))
}

/** Numbers of a text that say something: years, days and addresses inside links are left out. */
export function factNumbers(facts: readonly string[]): string[] {
  const text = facts.join(" ").replace(ADDRESS, " ")
  return [...new Set([...text.matchAll(NUMBER)].map(([number]) => plain(number)))]
}

/** Every number that an article writes, also those spelled as words up to twelve. */
export function articleNumbers(text: string): Set<string> {
  const numbers = new Set([...text.matchAll(NUMBER)].map(([number]) => plain(number)))
  for (const words of [spelled, ordinals])
    words.forEach((word, value) => {
      if (new RegExp(`\\b${word}\\b`, "i").test(text)) numbers.add(String(value))
    })
  return numbers
}

const spelled = "zero one two three four five six seven eight nine ten eleven twelve".split(" ")
const ordinals = "zeroth first second third fourth fifth sixth seventh eighth ninth tenth".split(
  " ",
)
