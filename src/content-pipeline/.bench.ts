import { z } from "zod"
import { compilePage } from "./compile-page"

const components = {
  Tabs: { props: z.strictObject({ groupId: z.string().optional() }), children: "blocks" as const },
}
const para =
  "The *streaming premium* of a **perpetual option** depends on [liquidity](./x.md#y) and `tickSpacing`; see $\\sigma^2 \\frac{V_k}{2}$ for it. It costs $5 and $10 at 12:30. ".repeat(
    4,
  )
const section = (i: number) =>
  `## Heading ${i}\n\n${para}\n\n${para}\n\n- item a\n- item b [x](../y)\n\n| a | b |\n|--:|---|\n| ${i} | 2 |\n\n$$\n\\frac{a_${i}}{b} + \\int_0^1 x\\,dx\n$$\n\n:::tip Do\n${para}\n:::\n\n\`\`\`solidity\ncontract A${i} {\n  mapping(address => uint256) public balances;\n  function f(uint256 x) external returns (uint256) { return x + 1; } // comment\n}\n\`\`\`\n\n![alt](./a${i}.png)\n\n`
const text = (n: number, raw: boolean) =>
  `---\ntitle: x\n---\n\n` +
  Array.from({ length: Number(process.env.S ?? 8) }, (_, i) => section(n * 8 + i)).join("") +
  (raw ? "<details>\n<summary>x</summary>\n\nyes\n\n</details>\n" : "")
async function main() {
  for (const [file, raw] of [
    ["a.mdx", true],
    ["a.md", false],
    ["a.md", true],
  ] as const) {
    for (const round of [0, 1]) {
      const t = process.cpuUsage().user / 1000
      const N = 40
      for (let i = 0; i < N; i++) {
        const r = await compilePage({ file, text: text(i, raw), route: "/a/b", components })
        if (r.problems.length) console.log(r.problems[0])
        if (i === 0 && round === 0)
          console.log(r.page?.words, "words", JSON.stringify(r.page?.body).length)
      }
      console.log(file, raw, round, ((process.cpuUsage().user / 1000 - t) / N).toFixed(1), "ms")
    }
  }
}
main()
