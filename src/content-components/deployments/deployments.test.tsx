import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Deployments } from "./lazy"

const address = "0x0000000000000CF008e9bf9D01f8306029724c80"
const deployments = {
  networks: [{ name: "Base", chainId: 8453, explorer: "https://basescan.org/address/" }],
  versions: [
    {
      name: "V1.1",
      uniswap: "v4" as const,
      contracts: [
        { name: "PanopticFactory", href: "/docs/factory", address },
        {
          name: "PanopticPool",
          href: "/docs/pool",
          address: "0x0000000000035D9945Bf4d24393828e920376bAe",
          role: "reference implementation" as const,
        },
      ],
    },
  ],
}

test("offers a copy button and a link to each network's explorer", () => {
  render(<Deployments deployments={deployments} />)
  expect(
    screen.getByRole("button", { name: "Copy the address of PanopticFactory V1.1" }),
  ).toHaveAttribute("data-copy", address)
  expect(screen.getByRole("link", { name: "PanopticFactory V1.1 on Base" })).toHaveAttribute(
    "href",
    `https://basescan.org/address/${address}`,
  )
})

test("shortens an address for phones, names it in full, and shows its status", () => {
  render(
    <Deployments deployments={deployments} status="Deprecated and vulnerable: do not deposit" />,
  )
  expect(screen.getByText("0x0…CF008e…724c80")).toHaveAccessibleName(
    `0x0…CF008e…724c80, in full ${address}`,
  )
  expect(screen.getAllByText("Deprecated and vulnerable: do not deposit")).toHaveLength(2)
})

test("marks a reference implementation", () => {
  render(<Deployments deployments={deployments} />)
  expect(screen.getByRole("rowheader", { name: /PanopticPool/ })).toHaveTextContent(
    "reference implementation",
  )
})

test("filters by part of an address and reports the number of remaining rows", async () => {
  render(<Deployments deployments={deployments} />)
  await userEvent.type(screen.getByRole("searchbox", { name: "Filter addresses" }), "cf008")
  expect(screen.getAllByRole("rowheader")).toHaveLength(1)
  expect(screen.getByRole("status")).toHaveTextContent("1 of 2 addresses")
})
