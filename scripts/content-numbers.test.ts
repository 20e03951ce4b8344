import { articleNumbers, factNumbers } from "./content-numbers"

test("numbers of facts are compared without separators and closing zeros", () => {
  expect(factNumbers(["Cap 1,200.50 USDC", "again 1200.5"])).toEqual(["1200.5"])
})

test("numbers inside addresses and links are no facts", () => {
  expect(factNumbers(["see https://x.org/123 and 0x12ab and /blog/top-10"])).toEqual([])
})

test("numbers spelled as words count as written", () => {
  expect([...articleNumbers("Three of the 12 firms")]).toEqual(expect.arrayContaining(["3", "12"]))
})
