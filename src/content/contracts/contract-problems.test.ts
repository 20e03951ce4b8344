import { readFileSync } from "node:fs"
import { join } from "node:path"
import { parseContractFiles } from "./contract-problems"

const folder = join(__dirname, "../../../content/contracts")
const read = (name: string) => readFileSync(join(folder, name), "utf8")

type Json = Record<string, unknown>

/** Returns the problems of the real files after an edit of one of them. */
function withEdit(file: string, edit: (data: { contracts: Json[] } & Json) => void) {
  return parseContractFiles(name => {
    if (name !== file) return read(name)
    const data = JSON.parse(read(name))
    edit(data)
    return JSON.stringify(data)
  }).problems
}

function contractNamed(data: { contracts: Json[] }, name: string): Json {
  const found = data.contracts.find(contract => contract.name === name)
  if (!found) throw new Error(`no ${name} in the data`)
  return found
}

test("finds no problems in the site's contract files", () => {
  expect(parseContractFiles(read).problems).toEqual([])
})

test("reports an unknown key with the contract and the path", () => {
  const problems = withEdit("v1.0.json", data => {
    contractNamed(data, "Multicall").sourceCode = "x"
  })
  expect(problems).toEqual([
    {
      file: "content/contracts/v1.0.json",
      line: 1,
      field: "contracts.0",
      message: 'unknown key "sourceCode" in Multicall',
      fix: "remove the key or correct its spelling",
    },
  ])
})

test("names the function when an unknown key is inside one", () => {
  const problems = withEdit("v1.1.json", data => {
    const functions = contractNamed(data, "Multicall").functions as Json[]
    Object.assign(functions[0] ?? {}, { notes: [] })
  })
  expect(problems[0]?.message).toBe('unknown key "notes" in Multicall.multicall')
  expect(problems[0]?.field).toMatch(/^contracts\.\d+\.functions\.0$/)
})

test("reports a missing file", () => {
  const { problems } = parseContractFiles(name => (name === "v1.1.json" ? undefined : read(name)))
  expect(problems).toEqual([
    { file: "content/contracts/v1.1.json", message: "the file is missing", fix: "add the file" },
  ])
})

test("names the folder of the files in a problem", () => {
  const { problems } = parseContractFiles(() => undefined, "fixtures/contracts")
  expect(problems.map(({ file }) => file)).toEqual([
    "fixtures/contracts/v1.0.json",
    "fixtures/contracts/v1.1.json",
    "fixtures/contracts/v2.json",
    "fixtures/contracts/v1.0-to-v1.1.json",
    "fixtures/contracts/v1.1-to-v2.json",
    "fixtures/contracts/sidebar.json",
  ])
})

test("reports values that are nested too deeply with the line of the innermost", () => {
  const text = `{\n"a": "[[[",\n"b":\n${"[".repeat(20_000)}\n${"]".repeat(20_000)}}`
  const { problems } = parseContractFiles(name => (name === "sidebar.json" ? text : read(name)))
  expect(problems).toEqual([
    expect.objectContaining({ line: 4, message: "the file is nested too deeply to be read" }),
  ])
})

test.each([
  ["{", 1],
  ['{\n  "a": 1,\n  b: 2\n}\n', 3],
])("reports text that is not JSON with its line: %j", (text, line) => {
  const { problems } = parseContractFiles(name => (name === "sidebar.json" ? text : read(name)))
  expect(problems[0]).toMatchObject({
    line,
    message: expect.stringMatching(/^the file is not valid JSON/),
  })
})

test("reports an anchor that is used twice on a page", () => {
  const problems = withEdit("v1.0.json", data => {
    const functions = contractNamed(data, "PanopticPool").functions as Json[]
    Object.assign(functions[1] ?? {}, { anchor: "constructor" })
  })
  expect(problems.map(({ message }) => message)).toContain('the anchor "constructor" is used twice')
})

test("reports a canonical signature that does not follow from the parameters", () => {
  const problems = withEdit("v1.1.json", data => {
    const functions = contractNamed(data, "PanopticFactory").functions as Json[]
    const deploy = functions.find(item => item.name === "deployNewPool")
    Object.assign(deploy ?? {}, { canonical: "deployNewPool(address,address,uint96)" })
  })
  expect(problems).toMatchObject([
    {
      field: "PanopticFactory.deploynewpool",
      fix: 'write "canonical": "deployNewPool(address,(address,address,uint24,int24,address),uint96)" and its selector',
    },
  ])
})

test("reports bit fields that overlap", () => {
  const problems = withEdit("v1.0.json", data => {
    const [layout] = contractNamed(data, "PointerLibrary").bitLayouts as { fields: Json[] }[]
    Object.assign(layout?.fields[1] ?? {}, { offset: 150 })
  })
  expect(problems.map(({ message }) => message)).toEqual([
    "the fields of Pointer do not add up to 256 bits",
  ])
})

test("reports a change that the later version does not show", () => {
  const problems = withEdit("v1.1.json", data => {
    const contract = contractNamed(data, "SafeTransferLib")
    contract.functions = (contract.functions as Json[]).filter(
      item => item.name !== "safeTransferETH",
    )
  })
  expect(problems).toMatchObject([
    {
      file: "content/contracts/v1.0-to-v1.1.json",
      field: "SafeTransferLib",
      message: "was not added: function safeTransferETH(address to, uint256 amount) internal;",
    },
  ])
})

test("reports a contract that is missing from the sidebar", () => {
  const { problems } = parseContractFiles(name =>
    read(name).replace('"route": "/docs/contracts/V1.1/contract.PanopticPool"', '"route": "/x"'),
  )
  expect(problems.map(({ field, message }) => [field, message])).toEqual([
    ["/docs/contracts/V1.1/contract.PanopticPool", "is not in the sidebar"],
    ["/x", "is not a page"],
  ])
})

test("reports a correction of something that does not exist", () => {
  const problems = withEdit("v1.0.json", data => {
    contractNamed(data, "Errors").corrections = [{ anchor: "invalidtick", field: "tick" }]
  })
  expect(problems.map(({ message }) => message)).toEqual([
    'the correction names a "tick" that does not exist',
  ])
})

test("reports an address with a wrong capital letter, with its line and the right spelling", () => {
  const problems = withEdit("v1.1.json", data => {
    contractNamed(data, "Multicall").points = ["At 0x0000000000000cF008e9bf9D01f8306029724c80."]
  })
  expect(problems).toMatchObject([
    {
      line: 1,
      field: expect.stringMatching(/^contracts\.\d+\.points\.0$/),
      fix: expect.stringContaining('write "0x0000000000000CF008e9bf9D01f8306029724c80"'),
    },
  ])
})
