import type { z } from "zod"
import type { Problem } from "../problem"
import { contractPath } from "../routes"
import { withoutMisspelt } from "../schema/validate"
import { thrownProblem } from "../thrown-problem"
import { addressProblems } from "./address-problems"
import { allFields, withGaps } from "./bit-rows"
import { abiTypes, canonicalSignature } from "./canonical-type"
import { contractHeadings } from "./contract-items"
import type { ContractFiles } from "./contract-pages"
import {
  type BitLayout,
  type Contract,
  type ContractFile,
  contractDiffFile,
  contractFile,
} from "./contract-schema"
import { contractSidebar, contractSidebarFile, sidebarRoutes } from "./contract-sidebar"
import { diffProblems } from "./diff-problems"
import { innermostLine, jsonFault, jsonLine } from "./json-lines"
import type { PlacedProblem } from "./placed-problem"

export const contractFileNames = {
  versions: ["v1.0.json", "v1.1.json", "v2.json"],
  diffs: ["v1.0-to-v1.1.json", "v1.1-to-v2.json"],
  sidebar: "sidebar.json",
} as const

/**
 * Parses the files of content/contracts and checks them against each other. Returns the files, or
 * all problems together.
 * @param read returns the text of a file by name, or undefined if it is missing
 * @param folder path from the project root, for problems and pages
 */
export function parseContractFiles(
  read: (name: string) => string | undefined,
  folder = "content/contracts",
): { files: ContractFiles; problems: [] } | { files: undefined; problems: Problem[] } {
  const problems: Problem[] = []
  const texts = new Map<string, string | undefined>()
  const parse = <Schema extends z.ZodType>(name: string, schema: Schema) => {
    const file = `${folder}/${name}`
    try {
      texts.set(file, read(name))
      const result = parseFile(file, texts.get(file), schema)
      problems.push(...result.problems)
      return result.value
    } catch (error) {
      const text = texts.get(file)
      const place = text !== undefined && { line: innermostLine(text) }
      problems.push({ ...place, ...thrownProblem(file, error) })
      return undefined
    }
  }
  const versions = contractFileNames.versions.map(name => parse(name, contractFile))
  const diffs = contractFileNames.diffs
    .map(name => parse(name, contractDiffFile))
    .filter(diff => diff !== undefined)
  const sidebar = parse(contractFileNames.sidebar, contractSidebarFile)
  const present = versions.filter(file => file !== undefined)
  if (problems.length > 0 || !sidebar) return { files: undefined, problems }
  const files = { folder, versions: present, diffs, sidebar }
  const found = [
    ...present.flatMap((file, index) =>
      versionProblems(file, `${folder}/${contractFileNames.versions[index]}`),
    ),
    ...diffs.flatMap((diff, index) =>
      diffProblems(files, diff, `${folder}/${contractFileNames.diffs[index]}`),
    ),
    ...sidebarProblems(files),
  ]
  if (found.length === 0) return { files, problems: [] }
  const withLine = ({ at: [path, text], ...problem }: PlacedProblem): Problem => ({
    ...problem,
    line: jsonLine(texts.get(problem.file) ?? "", path, text),
  })
  return { files: undefined, problems: found.map(withLine) }
}

function parseFile<Schema extends z.ZodType>(
  file: string,
  text: string | undefined,
  schema: Schema,
): { value?: z.infer<Schema>; problems: Problem[] } {
  if (text === undefined) {
    return { problems: [{ file, message: "the file is missing", fix: "add the file" }] }
  }
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (error) {
    const { line, message } = jsonFault(text) ?? { line: 1, message: String(error) }
    const fix =
      "fix this line or the one above: write commas between values but not after the last one, and quotes around texts"
    return { problems: [{ file, line, message: `the file is not valid JSON: ${message}`, fix }] }
  }
  const hidden = /\\u(?:00[01]|007f|202[a-e]|206[6-9]|fff[ef])|\\[bf]/i.exec(text)
  if (hidden) {
    const line = text.slice(0, hidden.index).split("\n").length
    const message = `the text has an invisible character (${hidden[0]})`
    return { problems: [{ file, line, message, fix: "remove it" }] }
  }
  const misspelt = addressProblems(file, text)
  if (misspelt.length > 0) return { problems: misspelt }
  const result = schema.safeParse(data)
  if (result.success) return { value: result.data, problems: [] }
  return {
    problems: withoutMisspelt(result.error.issues).map(issue => ({
      file,
      line: jsonLine(
        text,
        issue.path,
        issue.code === "unrecognized_keys" ? issue.keys[0] : undefined,
      ),
      field: issue.path.map(String).join("."),
      message:
        issue.code === "unrecognized_keys"
          ? `unknown key ${issue.keys.map(key => `"${key}"`).join(", ")} in ${named(data, issue.path)}`
          : `${issue.message} in ${named(data, issue.path)}`,
      fix:
        issue.code === "unrecognized_keys"
          ? "remove the key or correct its spelling"
          : "see src/content/contracts/contract-schema.ts for the allowed values",
    })),
  }
}

/** Name of the contract or item that contains an issue, for people; editors use the path. */
function named(data: unknown, path: PropertyKey[]): string {
  let value = data
  let name = "the file"
  for (const key of path) {
    value = (value as Record<PropertyKey, unknown> | undefined)?.[key]
    const own = (value as { name?: unknown } | undefined)?.name
    if (typeof own === "string") name = name === "the file" ? own : `${name}.${own}`
  }
  return name
}

function versionProblems(file: ContractFile, path: string): PlacedProblem[] {
  const types = abiTypes(file)
  return file.contracts.flatMap((contract, index) => {
    const at = (field: string, message: string, fix: string): PlacedProblem => ({
      file: path,
      at: [["contracts", index], field],
      field: `${contract.name}.${field}`,
      message,
      fix,
    })
    return [
      ...repeated(contractHeadings(contract).map(({ id }) => id)).map(id =>
        at(id, `the anchor "${id}" is used twice`, "give the second item another anchor"),
      ),
      ...signatureProblems(contract, types, at),
      ...(contract.bitLayouts ?? []).flatMap(layout =>
        layoutProblems(layout).map(message =>
          at(layout.anchor, message, "correct the offsets and widths"),
        ),
      ),
      ...(contract.corrections ?? [])
        .filter(({ anchor, field }) => !correctionTarget(contract, anchor, field))
        .map(({ anchor, field }) =>
          at(
            anchor,
            `the correction names a "${field}" that does not exist`,
            "correct or remove it",
          ),
        ),
    ]
  })
}

function signatureProblems(
  contract: Contract,
  types: ReturnType<typeof abiTypes>,
  at: (field: string, message: string, fix: string) => PlacedProblem,
): PlacedProblem[] {
  const items = [
    ...(contract.functions ?? []).filter(({ visibility }) => /external|public/.test(visibility)),
    ...(contract.events ?? []),
    ...(contract.errors ?? []),
  ]
  return items.flatMap(({ anchor, name, params, canonical }) => {
    const derived = canonicalSignature(name, params, types)
    return derived === canonical
      ? []
      : [
          at(
            anchor,
            `the canonical signature is ${canonical ?? "missing"}`,
            derived
              ? `write "canonical": "${derived}" and its selector`
              : "add the unknown type to externalTypes",
          ),
        ]
  })
}

/**
 * Finds problems with the offsets of a layout: overlaps, fields beyond its size, rows that leave
 * units out.
 */
export function layoutProblems(layout: BitLayout): string[] {
  const { size, rows, unit, name } = layout
  const sum = withGaps(layout).reduce((total, { width }) => total + width, 0)
  const last = Math.max(...allFields(layout).map(({ offset, width }) => offset + width))
  const rowSum = rows?.reduce((total, { width }) => total + width, 0) ?? size
  return [
    ...(sum !== size || last > size
      ? [`the fields of ${name} do not add up to ${size} ${unit}`]
      : []),
    ...(rowSum !== size ? [`the rows of ${name} do not add up to ${size} ${unit}`] : []),
  ]
}

function correctionTarget(contract: Contract, anchor: string, field: string): boolean {
  const item = [
    ...(contract.functions ?? []),
    ...(contract.events ?? []),
    ...(contract.errors ?? []),
  ].find(candidate => candidate.anchor === anchor)
  if (!item) return false
  const returns = "returns" in item ? item.returns : []
  return (
    field === "summary" ||
    (field === "returns" && returns.length > 0) ||
    [...item.params, ...returns].some(({ name }) => name === field)
  )
}

function sidebarProblems({ folder, versions, sidebar }: ContractFiles): PlacedProblem[] {
  const file = `${folder}/${contractFileNames.sidebar}`
  return versions.flatMap(({ version, contracts }) => {
    const routes = sidebarRoutes(contractSidebar(sidebar, version))
    const paths = contracts.map(contract => contractPath(version, contract))
    const at = (route: string, message: string, fix: string): PlacedProblem => ({
      file,
      field: route,
      message,
      fix,
      at: [["versions"], route],
    })
    return [
      ...paths
        .filter(path => !routes.includes(path))
        .map(path => at(path, "is not in the sidebar", "add it")),
      ...routes
        .filter(route => !paths.includes(route))
        .map(route => at(route, "is not a page", "remove it")),
      ...repeated(routes).map(route =>
        at(route, "is in the sidebar twice", "remove one of the two"),
      ),
    ]
  })
}

function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))]
}
