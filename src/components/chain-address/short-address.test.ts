import { readFileSync } from "node:fs"
import { shortAddress } from "./short-address"

test("keeps the first and last six digits and shortens leading zeros", () => {
  expect(shortAddress("0x1F98431c8aD98523631AE4a59f267346ea31F984")).toBe("0x1F9843…31F984")
  expect(shortAddress("0x000000000000010a1DEc6c46371A28A071F8bb01")).toBe("0x0…10a1DE…F8bb01")
  expect(shortAddress("0x00000000000000000000000000000000000000a0")).toBe("0x0…a0")
})

test("gives all of the protocol's addresses distinct beginnings and ends", () => {
  const text = readFileSync("content/data/deployments.yaml", "utf8")
  const addresses = new Set(text.match(/0x[0-9a-fA-F]{40}/g))
  const shown = [...addresses].map(address => shortAddress(address).replace("0x0…", "").split("…"))
  expect(addresses.size).toBeGreaterThan(9)
  for (const part of [0, 1]) {
    expect(new Set(shown.map(parts => parts[part]?.toLowerCase())).size).toBe(addresses.size)
  }
})
