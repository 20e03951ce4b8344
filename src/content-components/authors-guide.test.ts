import { type ComponentType, createElement } from "react"
import { renderToString } from "react-dom/server"
import { compileExample } from "../../tests/helpers/compile-example"
import { withoutMarks } from "../content/twin-marks"
import { componentsIn } from "../model/body-components"
import { contentComponents } from "."
import { examplesIn, readGuide } from "./authors-guide"

const examples = examplesIn(readGuide())
const components = Object.entries(contentComponents) as [string, ComponentType<object>][]

test("shows every component in the author's guide", () => {
  const names = components.map(([name]) => name)
  expect(names.filter(name => !examples.some(text => text.includes(`<${name}`)))).toEqual([])
})

test.each(examples)("renders the guide's example %s", async text => {
  const { body } = await compileExample(text)
  for (const { component, props } of componentsIn(body)) {
    const [, Component = ""] = components.find(([name]) => name === component) ?? []
    expect(renderToString(createElement(Component, props))).not.toMatch(/NaN|undefined/)
  }
})

test.each([
  [
    '<Card title="Sell" href="/docs/sell">\nEarn\nstreamia.\n</Card>',
    "- [Sell](/docs/sell): Earn streamia.",
  ],
  [
    '<Details summary="Derivation">\n\nText.\n\n</Details>',
    "<details>\n<summary>Derivation</summary>\n\nText.\n\n</details>",
  ],
  ['<TabItem value="buy" label="Buying">\n\nText.\n\n</TabItem>', "**Tab: Buying**\n\nText."],
  ["<Steps>\n\n1. Connect.\n\n</Steps>", "1. Connect."],
  [
    '<ThemedImage alt="Roles" sources={{light: "/img/a.svg", dark: "/img/b.svg"}} />',
    "![Roles](/img/a.svg)",
  ],
  [
    '<Tabs values={[{value: "buy", label: "Buying"}]}>\n<TabItem value="buy">\n\nText.\n\n</TabItem>\n</Tabs>',
    "**Tab: Buying**\n\nText.",
  ],
  [
    '<Payoff title="A put" caption="It gains below." legs={[{type: "put", side: "long", strike: 1962.6, premium: 10}]} range={[1900, 2000]} />',
    "**Figure: A put.** It gains below.\n\nParameters: legs: long put at 1,962.6 USDC, premium 10 USDC; prices shown: 1,900 to 2,000 USDC.\n\n| Price, USDC | Profit, USDC |\n| --- | ---: |\n| 1,900 | +52.6 |\n| 1,953 | 0.0 |\n| 1,963 | −10.0 |\n| 2,000 | −10.0 |",
  ],
  [
    '<BarFigure title="Premium" caption="It fell." unit="%" data={[["May", 1.2, 3]]} series={["ETH", "BTC"]} source="a test" />',
    "**Figure: Premium.** It fell.\n\n|  | ETH, % | BTC, % |\n| --- | ---: | ---: |\n| May | 1.2 | 3 |\n\nSource: a test",
  ],
  ["<TermList />", "<TermList />"],
])(
  "writes %s as plain Markdown in a page's raw Markdown unless the build fills it in",
  async (text, told) => {
    const { markdown } = await compileExample(text)
    expect(withoutMarks(markdown)).toBe(`${told}\n`)
  },
)
