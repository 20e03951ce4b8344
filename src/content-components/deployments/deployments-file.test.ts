import { readFileSync } from "node:fs"
import { parse } from "yaml"
import { deploymentsFile } from "./deployments-file"

const text = readFileSync("content/data/deployments.yaml", "utf8")
const data = deploymentsFile.parse(parse(text))

test("every address occurs once", () => {
  const addresses = data.versions.flatMap(({ contracts }) =>
    contracts.map(({ address }) => address.toLowerCase()),
  )
  expect(new Set(addresses).size).toBe(addresses.length)
})

test("an address of 39 digits is refused", () => {
  const broken = parse(text.replace("CF008e9bf9D01f8306029724c80", "CF008e9bf9D01f8306029724c8"))
  expect(deploymentsFile.safeParse(broken).error?.issues[0]?.path).toEqual([
    "versions",
    1,
    "contracts",
    0,
    "address",
  ])
})

test("an unknown key is refused", () => {
  expect(deploymentsFile.safeParse({ ...data, chains: [] }).success).toBe(false)
})
