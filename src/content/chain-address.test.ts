import { checksumAddress, misspeltAddresses } from "./chain-address"

// Examples from EIP-55.
test.each([
  "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
  "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359",
  "0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB",
  "0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb",
  "0x8617E340B3D01FA5F11F306F4090FD50E238070D",
  "0xde709f2102306220921060314715629080e2fb77",
])("restores the checksum spelling %s from any case", address => {
  expect(checksumAddress(address)).toBe(address)
  expect(checksumAddress(address.toLowerCase())).toBe(address)
  expect(checksumAddress(`0x${address.slice(2).toUpperCase()}`)).toBe(address)
})

test("finds an address with a wrong capital letter and returns the right spelling", () => {
  expect(misspeltAddresses("at 0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed.")).toEqual([
    {
      offset: 3,
      found: "0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
      right: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
    },
  ])
})

test("ignores masks, hashes, and lowercase addresses", () => {
  const text = [
    "0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF00000000",
    "0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed",
    "0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed000000000000000000000000",
  ].join(" ")
  expect(misspeltAddresses(text)).toEqual([])
})
