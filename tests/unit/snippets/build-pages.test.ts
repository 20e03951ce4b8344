import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { getAddress, toEventSelector, toFunctionSelector } from "viem"
import { parse } from "yaml"
import * as abis from "../../../content/snippets/abi"
import { brokenRule, decodeTokenId, encodeTokenId } from "../../../src/options/encoding/token-id"

const folder = "content/docs/build"
const pages = readdirSync(folder)
  .filter(name => /\.mdx?$/.test(name))
  .map(name => [name, readFileSync(join(folder, name), "utf8")] as const)
const page = (name: string) => pages.find(([other]) => other === name)?.[1] ?? ""
const errors = page("errors.md")

const inTable = [...errors.matchAll(/^\| `(0x[0-9a-f]{8})` \| \[`(.+?)`\]\(#([\w-]+)\)/gm)]
const sections = errors.split(/^### /m).slice(1)

test.each(inTable.map(([, selector, name, anchor]) => [name, selector, anchor]))(
  "%s has its selector in the table and in its section",
  (name = "", selector = "", anchor) => {
    expect(toFunctionSelector(`function ${name}`)).toBe(selector)
    const section = sections.find(text => text.startsWith(`\`${name}\` {#${anchor}}`))
    expect(section).toContain(`Selector \`${selector}\`.`)
    if (anchor !== "panic" && anchor !== "error-string") {
      expect(section).toContain("**Fix.**")
      expect(section).toMatch(/Raised by|Described for|Declared on/)
    }
  },
)

test("lists every error that a call can raise", () => {
  const names = inTable.map(([, , name = ""]) => name.split("(")[0])
  expect(names).toEqual(expect.arrayContaining(abis.errorsAbi.map(({ name }) => name)))
  const file = readFileSync("content/contracts/v1.0.json", "utf8")
  const declared = [...file.matchAll(/"canonical": "(\w+)\(.*?\)",\s*"selector"/g)].flatMap(
    ([, name]) => (/^[A-Z]/.test(name ?? "") ? name : []),
  )
  expect(declared.length).toBeGreaterThan(25)
  expect(names).toEqual(expect.arrayContaining(declared))
})

describe.each(pages)("%s", (_, text) => {
  test("names both versions", () => expect(text).toMatch(/V1\.0[\s\S]*V1\.1/))

  test("has its addresses checksummed", () => {
    const addresses = text.match(/0x[0-9a-fA-F]{40}(?![0-9a-fA-F])/g) ?? []
    expect(addresses.map(address => getAddress(address))).toEqual(addresses)
  })

  test("has correct selectors and topics", () => {
    for (const [, name, selector] of text.matchAll(/`(\w+\([\w,()]*\))`,? `(0x[0-9a-f]{8})`/g))
      expect([name, toFunctionSelector(`function ${name}`)]).toEqual([name, selector])
    for (const [, name, topic] of text.matchAll(/`(\w+\(.*?\))` \|.*`(0x[0-9a-f]{64})`/g))
      expect([name, toEventSelector(`event ${name}`)]).toEqual([name, topic])
  })

  test("shows only programs that are tested files", () => {
    // Code marked `removed`, which shows a mistake next to its fix, is exempt.
    expect(text.match(/^```(ts|js|sh|bash|shell)\b(?!.*\b(file|removed)=).*$/gm)).toBeNull()
  })
})

test("uses only selectors of the interface for calls", () => {
  const selectors = pages.flatMap(([, text]) =>
    [...text.matchAll(/\(selector `(0x[0-9a-f]{8})`\)|\(`(0x[0-9a-f]{8})`\)/g)].map(
      ([, first, second]) => first ?? second,
    ),
  )
  const known = Object.values(abis)
    .flat()
    .flatMap(item => (item.type === "function" ? toFunctionSelector(item) : []))
  expect(selectors.length).toBeGreaterThan(3)
  expect(known).toEqual(expect.arrayContaining(selectors))
})

test("encodes token ids that can be minted in the worked examples", () => {
  const [, after = ""] = page("token-id.mdx").split("## Worked encodings")
  const ids = after.split("## Rules")[0]?.match(/0x[0-9a-f]{26,}/g) ?? []
  expect(ids).toHaveLength(7)
  for (const id of ids.map(BigInt)) {
    const { poolId, legs } = decodeTokenId(id)
    expect(encodeTokenId(poolId, legs)).toBe(id)
    expect(brokenRule(id)).toBeUndefined()
  }
})

test("queries only fields that the subgraph has", () => {
  const { entities } = parse(readFileSync("content/data/subgraph.yaml", "utf8"))
  const fieldsOf = (name: string) =>
    entities
      .find((entity: { name: string }) => entity.name === name)
      .fields.map((field: { name: string }) => field.name)
  const [, chunks = ""] = /query Chunks[\s\S]*?\}\) \{([\s\S]*?)\}/.exec(page("indexing.md")) ?? []
  expect(fieldsOf("Chunk")).toEqual(expect.arrayContaining(chunks.match(/\w+/g) ?? ["?"]))
  expect(fieldsOf("Chunk")).toContain("panopticPool")
  const asked = ["id", "account", "accountBalances", "panopticPool"]
  expect(fieldsOf("PanopticPoolAccount")).toEqual(expect.arrayContaining(asked))
  expect(fieldsOf("AccountBalance")).toEqual(expect.arrayContaining(["isOpen", "tokenId"]))
})
