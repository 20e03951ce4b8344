import type { Dice } from "./dice"
import { paragraph, phrase, word } from "./prose"

/** Blocks of Markdown that both this site and Docusaurus support. */

const symbols = ["S", "K", "r", "L", "t", "\\sigma", "\\Delta", "\\mu", "P_a", "P_b"] as const

function term(dice: Dice): string {
  const a = dice.pick(symbols)
  const b = dice.pick(symbols)
  const n = dice.int(2, 9)
  return dice.pick([
    `\\frac{${a}}{${b} + ${n}}`,
    `\\sqrt{${a}^{${n}}}`,
    `e^{-${a} / ${n}}`,
    `\\left(${a} - ${b}\\right)^{${n}}`,
    `\\int_0^{${n}} ${a}\\,d${dice.pick(["x", "u"])}`,
    `\\ln\\frac{${a}}{${n}}`,
  ])
}

/** TeX of a formula with the given number of terms. */
export function formula(dice: Dice, terms: number): string {
  const sum = Array.from({ length: terms }, () => term(dice)).join(` ${dice.pick(["+", "-"])} `)
  return `${dice.pick(["V", "W", "N"])}_{${dice.int(1, 99)}} = ${sum}`
}

export const displayFormula = (dice: Dice) => `$$\n${formula(dice, dice.int(2, 5))}\n$$`

export function table(dice: Dice): string {
  const columns = dice.int(3, 5)
  const row = (cells: string[]) => `| ${cells.join(" | ")} |`
  const cells = (make: () => string) => Array.from({ length: columns }, make)
  return [
    row(cells(() => phrase(dice, 2))),
    row(cells(() => dice.pick(["---", "---:"]))),
    ...Array.from({ length: dice.int(3, 9) }, () =>
      row(
        cells(() =>
          dice.chance(0.5) ? `${dice.int(1, 9999)}.${dice.int(0, 99)}` : phrase(dice, 2),
        ),
      ),
    ),
  ].join("\n")
}

export function list(dice: Dice): string {
  const ordered = dice.chance(0.3)
  return Array.from(
    { length: dice.int(3, 6) },
    (_, index) => `${ordered ? `${index + 1}.` : "-"} ${phrase(dice, dice.int(5, 16))}`,
  ).join("\n")
}

export function admonition(dice: Dice): string {
  const kind = dice.pick(["note", "tip", "info", "warning", "danger"])
  return `:::${kind}[${phrase(dice, 3)}]\n\n${paragraph(dice, 35)}\n\n:::`
}

const snippets = [
  (name: string, value: number) => `\`\`\`solidity title="${name}.sol" {2}
function ${name}(uint256 amount) external returns (uint256 shares) {
    shares = Math.mulDiv(amount, totalSupply, totalAssets() + ${value});
    if (shares == 0) revert Errors.BelowMinimum(); // nothing to mint
    emit Deposit(msg.sender, amount, shares);
}
\`\`\``,
  (name: string, value: number) => `\`\`\`ts
export async function ${name}(pool: Address): Promise<bigint[]> {
  const logs = await client.getLogs({ address: pool, fromBlock: ${value}n })
  return logs.map(({ args }) => args.amount ?? 0n).filter(amount => amount > 0n)
}
\`\`\``,
  (name: string, value: number) => `\`\`\`python
def ${name}(prices, window=${value}):
    """Realised volatility of a rolling window."""
    returns = np.diff(np.log(prices))
    return [np.std(returns[i : i + window]) for i in range(len(returns) - window)]
\`\`\``,
  (name: string, value: number) => `\`\`\`graphql
query ${name}($first: Int = ${value}) {
  pools(first: $first, orderBy: volume, where: { fee: 500 }) {
    id
    token0 { symbol decimals }
  }
}
\`\`\``,
  (name: string, value: number) => `\`\`\`bash
export RPC_URL="http://localhost:8545"
forge test --match-test ${name} --fork-block-number ${value} -vvv | tee out.txt
\`\`\``,
  (name: string, value: number) => `\`\`\`json
{ "name": "${name}", "legs": [{ "strike": ${value}, "width": 10, "isLong": true }], "open": null }
\`\`\``,
] as const

export const code = (dice: Dice) => dice.pick(snippets)(word(dice), dice.int(10, 99999))

export function details(dice: Dice): string {
  return `<details>\n<summary>${phrase(dice, 4)}</summary>\n\n${paragraph(dice, 40)}\n\n</details>`
}

/** Two tabs with code, for .mdx files that import Tabs and TabItem. */
export function tabs(dice: Dice): string {
  const item = (value: string, label: string) =>
    `<TabItem value="${value}" label="${label}">\n\n${code(dice)}\n\n</TabItem>`
  return `<Tabs>\n${item("a", "First")}\n${item("b", "Second")}\n</Tabs>`
}

export const tabsImport = 'import Tabs from "@theme/Tabs"\nimport TabItem from "@theme/TabItem"'

/** A figure of this site, for .mdx files; Docusaurus has a placeholder with the same name. */
export function figure(dice: Dice): string {
  const strike = dice.int(10, 40) * 100
  const axis = `[${strike * 0.6}, ${strike * 1.4}]`
  const texts = `title="${phrase(dice, 6)}"\n  caption="${phrase(dice, 12)}."`
  const side = dice.pick(["long", "short"])
  const type = dice.pick(["call", "put"])
  return dice.pick([
    `<Payoff
  ${texts}
  legs={[{type: "${type}", side: "${side}", strike: ${strike}, premium: ${dice.int(5, 90)}}]}
  spot={${strike}} range={${axis}} unit="USDC"
/>`,
    `<PriceRange
  ${texts}
  strike={${strike}} rangeFactor={1.${dice.int(1, 4)}} range={${axis}} unit="USDC"
/>`,
    `<BarFigure
  ${texts}
  unit="USDC" data={[["${phrase(dice, 1)}", ${dice.int(1, 99)}], ["${phrase(dice, 1)} again", ${dice.int(1, 99)}]]}
/>`,
    `<LiquidationPrice
  ${texts}
  type="${type}" side="short" strike={${strike}} collateral={${strike}}
/>`,
  ])
}
