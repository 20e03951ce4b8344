import { type AbiTypes, abiTypes, canonicalType } from "./canonical-type"
import type { Contract, ContractFile, ContractFunction, ContractParameter } from "./contract-schema"

/** Parameter of an ABI, in the format of the Solidity compiler. */
export interface AbiParameter {
  name: string
  type: string
  indexed?: boolean
  /** Fields of a tuple. */
  components?: AbiParameter[]
}

/** Item of an ABI. Source: Solidity documentation, "Contract ABI Specification", JSON. */
export interface AbiItem {
  type: "constructor" | "function" | "event" | "error"
  name?: string
  inputs: AbiParameter[]
  outputs?: AbiParameter[]
  stateMutability?: ContractFunction["mutability"]
  anonymous?: false
  /** Short form of the safety notice, if calling the function changes state. */
  notice?: string
}

/** Context of a contract that its ABI depends on. */
interface Surroundings {
  file: ContractFile
  types: AbiTypes
  /** Short safety notice for callers of state-changing functions. */
  notice?: string
}

/**
 * Returns the ABI of a contract, including items inherited from contracts of the same version.
 * Omits functions with storage parameters, which cannot be called from outside, and items from
 * contracts that the reference does not describe.
 * @param notice short form of the safety notice
 */
export function contractAbi(contract: Contract, file: ContractFile, notice?: string): AbiItem[] {
  const around = { file, types: abiTypes(file), notice }
  const lineage = [contract, ...ancestors(contract, file)]
  const items = [
    ...(contract.kind === "contract" ? constructorOf(contract, around) : []),
    ...lineage.flatMap(one => functionsOf(one, around)),
    ...lineage.flatMap(one => eventsOf(one, around)),
    ...lineage.flatMap(one => errorsOf(one, around)),
  ]
  return [
    ...new Map(items.map(item => [identity(item), item] as const).reverse()).values(),
  ].reverse()
}

/** Parents at any depth that the reference does not describe. */
export function undescribedParents(contract: Contract, file: ContractFile): string[] {
  const known = new Set(file.contracts.map(({ name }) => name))
  return [contract, ...ancestors(contract, file)]
    .flatMap(({ inherits }) => inherits)
    .filter(name => !known.has(name))
}

function ancestors({ inherits }: Contract, file: ContractFile): Contract[] {
  return inherits.flatMap(name => {
    const parent = file.contracts.find(one => one.name === name)
    return parent ? [parent, ...ancestors(parent, file)] : []
  })
}

/** Unique key of an ABI item: functions, events, and errors of one name differ in their types. */
function identity({ type, name = "", inputs }: AbiItem): string {
  return `${type} ${name}(${inputs.map(input => JSON.stringify([input.type, input.components])).join()})`
}

function constructorOf({ functions = [] }: Contract, around: Surroundings): AbiItem[] {
  return functions
    .filter(({ visibility }) => visibility === "constructor")
    .map(({ params, mutability }) => ({
      type: "constructor",
      inputs: params.map(param => parameter(param, around)),
      stateMutability: mutability,
    }))
}

function functionsOf(
  { functions = [], stateVariables = [], constants = [] }: Contract,
  around: Surroundings,
): AbiItem[] {
  const declared = functions
    .filter(
      ({ selector, params }) => selector && params.every(({ location }) => location !== "storage"),
    )
    .map(
      ({ name, params, returns, mutability }): AbiItem => ({
        type: "function",
        name,
        inputs: params.map(param => parameter(param, around)),
        outputs: returns.map(param => parameter(param, around)),
        stateMutability: mutability,
        ...(around.notice && (mutability === "payable" || mutability === "nonpayable")
          ? { notice: around.notice }
          : {}),
      }),
    )
  const getters = [...constants, ...stateVariables]
    .filter(({ getter }) => getter)
    .map(({ name, type }): AbiItem => {
      const { keys, value } = mappingOf(type)
      return {
        type: "function",
        name,
        inputs: keys.map(key => parameter(key, around)),
        outputs: [parameter(value, around)],
        stateMutability: "view",
      }
    })
  return [...declared, ...getters]
}

const eventsOf = ({ events = [] }: Contract, around: Surroundings): AbiItem[] =>
  events.map(({ name, params }) => ({
    type: "event",
    name,
    inputs: params.map(param => ({
      ...parameter(param, around),
      indexed: param.indexed ?? false,
    })),
    anonymous: false,
  }))

const errorsOf = ({ errors = [] }: Contract, around: Surroundings): AbiItem[] =>
  errors.map(({ name, params }) => ({
    type: "error",
    name,
    inputs: params.map(param => parameter(param, around)),
  }))

type Typed = Pick<ContractParameter, "name" | "type">

/**
 * `mapping(address owner => mapping(uint256 id => bool held))`: returns its keys from the outside
 * in, and its value.
 */
function mappingOf(type: string): { keys: Typed[]; value: Typed } {
  const [, key = "", name = "", rest] = /^mapping\((\w+)(?: (\w+))? => (.+)\)$/.exec(type) ?? []
  if (rest === undefined) {
    const [held = "", label] = type.split(" ")
    return { keys: [], value: { type: held, name: label } }
  }
  const inner = mappingOf(rest)
  return { keys: [{ type: key, name }, ...inner.keys], value: inner.value }
}

function parameter({ name = "", type }: Typed, around: Surroundings): AbiParameter {
  const [, base = "", brackets = ""] = /^(.*?)((?:\[\d*\])*)$/.exec(type) ?? []
  const fields = fieldsOf(base, around.file)
  if (fields)
    return {
      name,
      type: `tuple${brackets}`,
      components: fields.map(field => parameter(field, around)),
    }
  const canonical = canonicalType(type, around.types)
  if (!canonical) throw new Error(`the type ${type} is not in any ABI: add it to externalTypes`)
  return { name, type: canonical }
}

/** Fields of a struct declared by the version or outside of it; undefined for any other type. */
function fieldsOf(type: string, { contracts, externalTypes }: ContractFile): Typed[] | undefined {
  const struct = contracts.flatMap(({ structs = [] }) => structs).find(({ name }) => name === type)
  if (struct) return struct.fields
  const outside = externalTypes[type]
  if (!outside?.startsWith("(")) return undefined
  return outside
    .slice(1, -1)
    .split(",")
    .map(field => {
      const [of = "", name] = field.split(" ")
      return { type: of, name }
    })
}
