import { contractMarkdown } from "./contract-markdown"
import type { ContractReference } from "./contract-reference"

const reference: ContractReference = {
  version: "V1.1",
  name: "Pool",
  kind: "contract",
  category: "contracts",
  description: "Mints and burns.",
  points: ["Each pool has `two` vaults."],
  versions: [],
  source: {
    path: "contracts/Pool.sol",
    href: "https://a.example/Pool.sol",
    branch: "main",
    differs: false,
  },
  inherits: [{ name: "Multicall", href: "/docs/contracts/V1.1/base/contract.Multicall" }],
  functions: [
    {
      name: "mint",
      anchor: "mint",
      signature: "function mint(uint256 id) external returns (bool)",
      summary: "Opens a position.",
      params: [{ name: "id", type: "uint256", meaning: "What to open" }],
      returns: [{ type: "bool", meaning: "Whether it is open" }],
      visibility: "external",
      mutability: "nonpayable",
      canonical: "mint(uint256)",
      selector: "0x01234567",
    },
  ],
  bitLayouts: [
    {
      name: "Id",
      anchor: "id",
      underlying: "uint256",
      unit: "bits",
      size: 256,
      fields: [{ name: "poolId", offset: 0, width: 64 }],
    },
  ],
  changes: {
    from: "V1.0",
    to: "V1.1",
    status: "changed",
    count: 1,
    shownHere: true,
    notes: ["One more vault."],
  },
}

test("writes a contract page as Markdown, group by group as on the page", () => {
  expect(contractMarkdown(reference)).toBe(`Mints and burns.

- Version: V1.1
- Inherits: [Multicall](/docs/contracts/V1.1/base/contract.Multicall)
- Source: [contracts/Pool.sol](https://a.example/Pool.sol) on branch main

- Each pool has \`two\` vaults.

## Functions

### mint

Opens a position.

\`\`\`solidity
function mint(uint256 id) external returns (bool)
\`\`\`

Selector: \`0x01234567\`

Parameters:

- \`uint256 id\`: What to open

Returns:

- \`bool\`: Whether it is open

## Bit layouts

### Id

256 bits in \`uint256\`

| Offset in bits | Width | Field |
| ---: | ---: | --- |
| 0 | 64 | poolId |

## Changes from V1.0 to V1.1

- One more vault.
`)
})

test("writes changes only on the page of the later version", () => {
  const changes = { ...reference.changes, shownHere: false }
  expect(contractMarkdown({ ...reference, changes })).not.toContain("## Changes")
})
