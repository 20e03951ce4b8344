import type { z } from "zod"
import type { Problem } from "../problem"
import { contractPath } from "../routes"
import { thrownProblem } from "../thrown-problem"
import { allFields, withGaps } from "./bit-rows"
import { abiTypes, canonicalSignature } from "./canonical-type"
import { contractHeadings } from "./contract-items"
import { type ContractFiles, contractSidebar, sidebarRoutes } from "./contract-pages"
import {
  type BitLayout,
  type Contract,
  type ContractChange,
  type ContractFile,
  contractDiffFile,
  contractFile,
  contractSidebarFile,
} from "./contract-schema"

/** Names of the files in content/contracts, and whether each is a version. */
export const contractFileNames = {
  versions: ["v1.0.json", "v1.1.json"],
  diff: "v1.0-to-v1.1.json",
  sidebar: "sidebar.json",
} as const

/**
 * Parses the files of content/contracts and checks what one schema cannot see. `read` gives the text of a
 * file by name, or undefined where it is missing. Returns the files, or all problems together.
 * @param folder from the project root, as problems and pages name it
 */
export function parseContractFiles(
  read: (name: string) => string | undefined,
  folder = "content/contracts",
): { files: ContractFiles; problems: [] } | { files: undefined; problems: Problem[] } {
  const problems: Problem[] = []
  const parse = <Schema extends z.ZodType>(name: string, schema: Schema) => {
    const file = `${folder}/${name}`
    try {
      const result = parseFile(file, read(name), schema)
      problems.push(...result.problems)
      return result.value
    } catch (error) {
      problems.push(thrownProblem(file, error))
      return undefined
    }
  }
  const versions = contractFileNames.versions.map(name => parse(name, contractFile))
  const diff = parse(contractFileNames.diff, contractDiffFile)
  const sidebar = parse(contractFileNames.sidebar, contractSidebarFile)
  const present = versions.filter(file => file !== undefined)
  if (problems.length > 0 || !diff || !sidebar) return { files: undefined, problems }
  const files = { folder, versions: present, diff, sidebar }
  const found = [
    ...present.flatMap((file, index) =>
      versionProblems(file, `${folder}/${contractFileNames.versions[index]}`),
    ),
    ...diffProblems(files),
    ...sidebarProblems(files),
  ]
  return found.length > 0 ? { files: undefined, problems: found } : { files, problems: [] }
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
    const { message } = error as Error
    const line = lineOfJsonError(message, text)
    return {
      problems: [{ file, line, message: `is not JSON: ${message}`, fix: "correct the syntax" }],
    }
  }
  const result = schema.safeParse(data)
  if (result.success) return { value: result.data, problems: [] }
  return {
    problems: result.error.issues.map(issue => ({
      file,
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

/** The parser tells a position, or that the text ends too early. */
function lineOfJsonError(message: string, text: string): number | undefined {
  const [, position] = /at position (\d+)/.exec(message) ?? []
  if (position) return text.slice(0, Number(position)).split("\n").length
  return /end of JSON/.test(message) ? text.trimEnd().split("\n").length : undefined
}

/** The contract an issue is in, for people; the path is for editors. */
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

function versionProblems(file: ContractFile, path: string): Problem[] {
  const types = abiTypes(file)
  return file.contracts.flatMap(contract => {
    const at = (field: string, message: string, fix: string): Problem => ({
      file: path,
      field: `${contract.name}.${field}`,
      message,
      fix,
    })
    return [
      ...repeated(contractHeadings(contract).map(({ id }) => id)).map(id =>
        at(id, `the anchor "${id}" is used twice`, "give the second one another anchor"),
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
          at(anchor, `the correction of "${field}" has no such item`, "correct or remove it"),
        ),
    ]
  })
}

function signatureProblems(
  contract: Contract,
  types: ReturnType<typeof abiTypes>,
  at: (field: string, message: string, fix: string) => Problem,
): Problem[] {
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

/** What is wrong with the offsets of a layout: overlaps, fields beyond its size, rows that leave units out. */
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

/** The diff has to agree with both versions, or it would tell of things that are not there. */
function diffProblems({ folder, versions, diff }: ContractFiles): Problem[] {
  const file = `${folder}/${contractFileNames.diff}`
  const contractsOf = (version: string) =>
    new Map(versions.find(entry => entry.version === version)?.contracts.map(c => [c.name, c]))
  const before = contractsOf(diff.from)
  const after = contractsOf(diff.to)
  const listed = new Map(diff.contracts.map(change => [change.name, change]))
  return [...new Set([...before.keys(), ...after.keys()])].flatMap(name => {
    const at = (message: string, fix: string): Problem => ({ file, field: name, message, fix })
    const change = listed.get(name)
    if (!change) return [at("the contract is missing", "add an entry with its status")]
    const expected = !before.has(name) ? "added" : !after.has(name) ? "removed" : undefined
    if (expected && change.status !== expected) {
      return [at(`the status is ${change.status}`, `write "status": "${expected}"`)]
    }
    return signatureChanges(change, before.get(name), after.get(name)).map(message =>
      at(message, "correct the declaration or the version's file"),
    )
  })
}

function signatureChanges(
  { functions = {}, events = {} }: ContractChange,
  before: Contract | undefined,
  after: Contract | undefined,
): string[] {
  const signatures = (contract: Contract | undefined) =>
    new Set(
      [...(contract?.functions ?? []), ...(contract?.events ?? [])].map(item => item.signature),
    )
  const old = signatures(before)
  const now = signatures(after)
  return [functions, events].flatMap(({ added = [], removed = [], changed = [] }) => [
    ...[...added.map(item => item.declaration), ...changed.map(item => item.to)]
      .filter(signature => !now.has(signature) || old.has(signature))
      .map(signature => `is not new: ${signature}`),
    ...[...removed.map(item => item.declaration), ...changed.map(item => item.from)]
      .filter(signature => !old.has(signature) || now.has(signature))
      .map(signature => `is not gone: ${signature}`),
  ])
}

function sidebarProblems({ folder, versions, sidebar }: ContractFiles): Problem[] {
  const file = `${folder}/${contractFileNames.sidebar}`
  return versions.flatMap(({ version, contracts }) => {
    const routes = sidebarRoutes(contractSidebar(sidebar, version))
    const paths = contracts.map(contract => contractPath(version, contract))
    return [
      ...paths
        .filter(path => !routes.includes(path))
        .map(path => ({ file, field: path, message: "is not in the sidebar", fix: "add it" })),
      ...routes
        .filter(route => !paths.includes(route))
        .map(route => ({ file, field: route, message: "is not a page", fix: "remove it" })),
      ...repeated(routes).map(route => ({
        file,
        field: route,
        message: "is in the sidebar twice",
        fix: "remove one of the two",
      })),
    ]
  })
}

function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))]
}
