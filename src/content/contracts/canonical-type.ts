import type { ContractFile, ContractParameter } from "./contract-schema"

/** ABI types by type name: `TokenId` is `uint256`, a contract is `address`. */
export type AbiTypes = ReadonlyMap<string, string>

/**
 * Returns the ABI types of every name that a version's signatures may use: its contracts, value
 * types, and structs, and the types declared outside of the repository.
 */
export function abiTypes(file: ContractFile): AbiTypes {
  const types = new Map(
    Object.entries(file.externalTypes).map(([name, type]) => [name, type.replace(/ \w+/g, "")]),
  )
  for (const { name, kind, valueTypes = [] } of file.contracts) {
    if (kind !== "library") types.set(name, "address")
    for (const value of valueTypes) types.set(value.name, value.underlying)
  }
  for (const { structs = [] } of file.contracts) {
    for (const { name, fields } of structs) {
      types.set(name, `(${fields.map(({ type }) => canonicalType(type, types) ?? type).join(",")})`)
    }
  }
  return types
}

/**
 * Returns the canonical form of a Solidity type, or undefined if a name is unknown. Mappings can
 * only be passed to libraries, whose signatures include the storage location.
 *
 * Source: Solidity documentation, "Function Signatures and Selectors in Libraries".
 */
export function canonicalType(type: string, types: AbiTypes): string | undefined {
  const mapping = /^mapping\((\w+)(?: \w+)? => (\w+)(?: \w+)?\)$/.exec(type)
  if (mapping?.[1] && mapping[2]) {
    const key = canonicalType(mapping[1], types)
    const value = canonicalType(mapping[2], types)
    return key && value && `mapping(${key} => ${value}) storage`
  }
  const [, base = "", brackets = ""] = /^(\w+)((?:\[\d*\])*)$/.exec(type) ?? []
  const known = /^(u?int\d+|bytes\d*|address|bool|string)$/.test(base) ? base : types.get(base)
  return known && `${known}${brackets}`
}

/** Returns `name(type,type)` with canonical types, or undefined if one of them is unknown. */
export function canonicalSignature(
  name: string,
  params: readonly Pick<ContractParameter, "type">[],
  types: AbiTypes,
): string | undefined {
  const canonical = params.map(({ type }) => canonicalType(type, types))
  return canonical.every(type => type !== undefined) ? `${name}(${canonical.join(",")})` : undefined
}
