import { render, screen } from "@testing-library/react"
import { component } from "./component"
import { PublishedAddresses } from "./still"

const address = "0x000000000000075E29Cdaa9cb640A69e148ca7da"
const addresses = {
  sets: [
    {
      version: "V2",
      chain: "Ethereum",
      status: "Published, not confirmed on chain",
      source: "the team's documentation",
      date: "2026-06-11",
      addresses: [{ name: "RiskEngine", address }],
    },
  ],
}

test("shows an address with its status and date and a button to copy it", () => {
  render(<PublishedAddresses addresses={addresses} />)
  const row = screen.getByRole("row", { name: /RiskEngine/ })
  expect(row).toHaveTextContent("Published, not confirmed on chain")
  expect(row).toHaveTextContent("June 11, 2026")
  expect(row).toHaveAttribute("id", "v2-riskengine")
  expect(
    screen.getByRole("button", { name: "Copy the address of RiskEngine, V2" }),
  ).toHaveAttribute("data-copy", address)
})

test("states status and date in Markdown and in search", () => {
  const found = component.toSections?.({ addresses } as never)
  expect(found?.[0]).toMatchObject({
    anchor: "v2-riskengine",
    text: `Contract address of RiskEngine (V2) on Ethereum: ${address}, published 2026-06-11 (Published, not confirmed on chain)`,
  })
  expect(component.toMarkdown?.({ addresses } as never, {} as never)).toContain(
    `| RiskEngine | V2 | Ethereum | \`${address}\` | 2026-06-11 | Published, not confirmed on chain |`,
  )
})
