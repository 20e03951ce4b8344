import { readFileSync } from "node:fs"
import { parse } from "yaml"
import { deploymentsFile } from "./deployments"
import { validate } from "./validate"

const text = readFileSync("content/data/deployments.yaml", "utf8")
const data = deploymentsFile.parse(parse(text))

test("lists every address once", () => {
  const addresses = data.versions.flatMap(({ contracts }) =>
    contracts.map(({ address }) => address.toLowerCase()),
  )
  expect(new Set(addresses).size).toBe(addresses.length)
})

test("rejects an address of 39 digits", () => {
  const broken = parse(text.replace("CF008e9bf9D01f8306029724c80", "CF008e9bf9D01f8306029724c8"))
  expect(deploymentsFile.safeParse(broken).error?.issues[0]?.path).toEqual([
    "versions",
    1,
    "contracts",
    0,
    "address",
  ])
})

test("rejects an address with a wrong capital letter, with its field and the right spelling", () => {
  const broken = parse(text.replace("0x0000000000000CF008e9bf", "0x0000000000000cF008e9bf"))
  const origin = { file: "deployments.yaml", lineOf: () => 38 }
  expect(validate(deploymentsFile, broken, origin).problems).toEqual([
    {
      file: "deployments.yaml",
      line: 38,
      field: "versions.1.contracts.0.address",
      message:
        'found "0x0000000000000cF008e9bf9D01f8306029724c80": the capital letters do not match its checksum (eip-55)',
      fix: 'write "0x0000000000000CF008e9bf9D01f8306029724c80" if the digits are right; otherwise copy the address again from its source',
    },
  ])
})

test("rejects an unknown key", () => {
  expect(deploymentsFile.safeParse({ ...data, chains: [] }).success).toBe(false)
})
