import { withComponentData } from "./data-components"

const filled = (name: string) =>
  ({
    TermList: {
      terms: [{ title: "Ask", definition: "The lowest price a seller takes." }],
    },
    Deployments: {
      status: "Vulnerable",
      deployments: {
        networks: [
          { name: "Base", explorer: "https://base.example/address/" },
          { name: "Unichain", explorer: "https://uni.example/address/" },
        ],
        versions: [
          {
            name: "V1",
            uniswap: "v3",
            contracts: [{ name: "PanopticFactory", href: "/docs", address: "0x01" }],
          },
        ],
      },
    },
  })[name]

test("terms and addresses stand in the place of the tags that draw them", () => {
  const text = withComponentData("Before\n\n<TermList />\n\n<Deployments />\n\nAfter\n", filled)
  expect(text).toBe(
    [
      "Before\n\n- **Ask**: The lowest price a seller takes.",
      "| Contract | Version | Address | Explorers | Status |\n| --- | --- | --- | --- | --- |\n| [PanopticFactory](/docs) | V1 (Uniswap v3) | `0x01` | [Base](https://base.example/address/0x01), [Unichain](https://uni.example/address/0x01) | Vulnerable |",
      "After\n",
    ].join("\n\n"),
  )
})

test("other tags and tags within a line stay", () => {
  const text = "Write `<TermList />` so.\n\n<Other />\n"
  expect(withComponentData(text, filled)).toBe(text)
})
