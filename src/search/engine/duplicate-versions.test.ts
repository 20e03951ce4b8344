import { addressInAllVersions } from "./duplicate-versions"

test.each([
  [
    "/docs/contracts/V2/contract.PanopticPoolV2#dispatch",
    "/docs/contracts/contract.PanopticPool#dispatch",
  ],
  ["/docs/contracts/V1.1/contract.PanopticPool", "/docs/contracts/contract.PanopticPool"],
  [
    "/docs/contracts/V2/types/library.TokenIdLibrary",
    "/docs/contracts/types/library.TokenIdLibrary",
  ],
  ["/docs/v2/margin", "/docs/v2/margin"],
])("gives %s the address that all versions share", (url, address) => {
  expect(addressInAllVersions(url)).toBe(address)
})
