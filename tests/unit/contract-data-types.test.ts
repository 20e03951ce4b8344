import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import ts from "typescript"
import { parse } from "yaml"
import { contractPages } from "../../src/content/contracts/contract-pages"
import { parseContractFiles } from "../../src/content/contracts/contract-problems"
import { safetyFile } from "../../src/content/schema/safety"
import { contractArtifacts } from "../../src/emit/contracts"
import { siteIdentity } from "../../src/model/head/site-identity"

/* Acts like a developer who saves the type file next to a published ABI and imports the JSON. */
test("gives an imported ABI the types of the file next to it", () => {
  const read = (name: string) => readFileSync(`content/${name}`, "utf8")
  const { files } = parseContractFiles(name => read(`contracts/${name}`))
  if (!files) throw new Error("the contract files have problems")
  const { notice } = safetyFile.parse(parse(read("data/safety.yaml")))
  const pages = contractPages(files, { notice })
  const artifacts = contractArtifacts({
    site: siteIdentity,
    pages: [],
    redirects: [],
    contracts: { pages, notice },
  })
  const folder = mkdtempSync(join(tmpdir(), "abi-"))
  for (const { path, body } of artifacts)
    if (path.startsWith("/contracts/v1.1/Multicall."))
      writeFileSync(join(folder, path.split("/").pop() ?? ""), body)
  const main = join(folder, "main.ts")
  writeFileSync(
    main,
    `import abi from "./Multicall.abi.json"
export const name: "multicall" = abi[0].name
export const wrong: "mint" = abi[0].name
`,
  )
  const program = ts.createProgram([main], {
    strict: true,
    noEmit: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    resolveJsonModule: true,
    allowArbitraryExtensions: true,
  })
  const messages = ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"))
  rmSync(folder, { recursive: true })
  expect(messages).toEqual([`Type '"multicall"' is not assignable to type '"mint"'.`])
})
