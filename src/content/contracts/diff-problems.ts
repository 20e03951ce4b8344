import type { ContractFiles } from "./contract-pages"
import type { Contract, ContractChange, ContractDiffFile } from "./contract-schema"
import type { PlacedProblem } from "./placed-problem"

/** Finds contradictions between a diff and the files of its two versions. */
export function diffProblems(
  { versions }: ContractFiles,
  diff: ContractDiffFile,
  file: string,
): PlacedProblem[] {
  const contractsOf = (version: string) =>
    new Map(versions.find(entry => entry.version === version)?.contracts.map(c => [c.name, c]))
  const before = contractsOf(diff.from)
  const after = contractsOf(diff.to)
  const earlierName = (name: string) => after.get(name)?.formerly?.[diff.from] ?? name
  const renamed = new Set([...after.keys()].map(earlierName))
  const gone = [...before.keys()].filter(name => !renamed.has(name))
  const listed = new Map(diff.contracts.map(change => [change.name, change]))
  return [...after.keys(), ...gone].flatMap(name => {
    const earlier = before.get(earlierName(name))
    const at = (message: string, fix: string): PlacedProblem => ({
      file,
      field: name,
      message,
      fix,
      at: [["contracts"], name],
    })
    const change = listed.get(name)
    if (!change) return [at("the contract has no entry", "add an entry with its status")]
    const expected = !earlier ? "added" : !after.has(name) ? "removed" : undefined
    if (expected && change.status !== expected) {
      return [at(`the status is ${change.status}`, `write "status": "${expected}"`)]
    }
    return signatureChanges(change, earlier, after.get(name)).map(message =>
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
      .map(signature => `was not added: ${signature}`),
    ...[...removed.map(item => item.declaration), ...changed.map(item => item.from)]
      .filter(signature => !old.has(signature) || now.has(signature))
      .map(signature => `was not removed: ${signature}`),
  ])
}
