import { z } from "zod"
import { siteAddress } from "../schema/address"

/**
 * Schemas of the files in content/contracts: one file of declarations for each version, one file of
 * changes for each pair of versions, and one for the order of the sidebar. Unknown keys are
 * rejected.
 */
const sentence = z.string().trim().min(1)
const anchor = z
  .string()
  .regex(/^[a-z0-9_-]+$/, "is not an anchor: write lower case letters, digits, - and _")
const selector = z.string().regex(/^0x[0-9a-f]{8}$/, "is not a selector: write 0x and 8 hex digits")
const topic = z.string().regex(/^0x[0-9a-f]{64}$/, "is not a topic: write 0x and 64 hex digits")
const canonical = z
  .string()
  .regex(/^\w+\(.*\)$/, "is not a canonical signature, for example transfer(address,uint256)")

const parameter = z.strictObject({
  name: z.string().min(1).optional(),
  type: z.string().min(1),
  location: z.enum(["memory", "calldata", "storage"]).optional(),
  indexed: z.literal(true).optional(),
  meaning: sentence,
})

const getter = z.strictObject({ canonical, selector })

const constant = z.strictObject({
  name: z.string().min(1),
  anchor,
  type: z.string().min(1),
  value: z.string().min(1),
  visibility: z.enum(["internal", "public", "private"]),
  meaning: sentence,
  getter: getter.optional(),
})

const stateVariable = z.strictObject({
  name: z.string().min(1),
  anchor,
  type: z.string().min(1),
  visibility: z.enum(["internal", "public", "private"]),
  immutable: z.literal(true).optional(),
  meaning: sentence,
  getter: getter.optional(),
})

const modifier = z.strictObject({
  name: z.string().min(1),
  anchor,
  signature: z.string().min(1),
  summary: sentence,
})

const contractFunction = z.strictObject({
  name: z.string().min(1),
  anchor,
  signature: z.string().min(1),
  summary: sentence,
  params: z.array(parameter),
  returns: z.array(parameter),
  visibility: z.enum(["external", "public", "internal", "private", "constructor"]),
  mutability: z.enum(["pure", "view", "nonpayable", "payable"]),
  modifiers: z.array(z.string().min(1)).optional(),
  virtual: z.literal(true).optional(),
  override: z.literal(true).optional(),
  canonical: canonical.optional(),
  selector: selector.optional(),
})

const event = z.strictObject({
  name: z.string().min(1),
  anchor,
  signature: z.string().min(1),
  summary: sentence,
  params: z.array(parameter),
  canonical,
  topic,
  /**
   * The event as declared in the published source, if the deployed bytecode differs. The event
   * itself is the deployed one, because that is what logs contain.
   */
  published: z.strictObject({ signature: z.string().min(1), canonical, topic }).optional(),
})

const contractError = z.strictObject({
  name: z.string().min(1),
  anchor,
  summary: sentence,
  params: z.array(parameter),
  canonical,
  selector,
})

const struct = z.strictObject({
  name: z.string().min(1),
  anchor,
  fields: z.array(z.strictObject({ name: z.string(), type: z.string(), meaning: sentence })).min(1),
})

const bitField = z.strictObject({
  name: z.string().min(1),
  offset: z.int().min(0),
  width: z.int().min(1),
  signed: z.literal(true).optional(),
  meaning: sentence.optional(),
})

const bitLayout = z.strictObject({
  name: z.string().min(1),
  anchor,
  /** Solidity type that the fields are packed into. */
  underlying: z.string().min(1),
  unit: z.enum(["bits", "bytes"]),
  /** Total number of units. */
  size: z.int().min(1),
  fields: z.array(bitField).min(1),
  /** A repeated group of fields, whose offsets count from the start of the group. */
  repeat: z
    .strictObject({
      label: z.string().min(1),
      count: z.int().min(2),
      offset: z.int().min(0),
      stride: z.int().min(1),
      fields: z.array(bitField).min(1),
    })
    .optional(),
  /** Rows of the drawing if it needs more than one; they must cover the whole layout. */
  rows: z
    .array(z.strictObject({ label: z.string(), offset: z.int().min(0), width: z.int().min(1) }))
    .optional(),
  /** Names for several fields together. */
  aliases: z
    .array(z.strictObject({ name: z.string(), offset: z.int().min(0), width: z.int().min(1) }))
    .optional(),
  note: sentence.optional(),
})

const hash = z.strictObject({
  name: z.string().min(1),
  anchor,
  type: z.string().min(1),
  formula: z.string().min(1),
  meaning: sentence,
})

const contract = z.strictObject({
  name: z.string().min(1),
  kind: z.enum(["contract", "abstract", "interface", "library"]),
  category: z.enum([
    "contracts",
    "base",
    "interfaces",
    "libraries",
    "periphery",
    "tokens",
    "types",
  ]),
  /** Folder below the version's folder; core contracts have none. */
  folder: z.string().min(1).optional(),
  /** Names of this contract's predecessor, by version. */
  formerly: z.record(z.string(), z.string()).optional(),
  description: z.string().min(70).max(160),
  /** Facts about the contract, a sentence or two each; `code` in backticks. */
  points: z.array(sentence),
  inherits: z.array(z.string().min(1)),
  /** Path of the source file in the repository. */
  source: z.string().min(1),
  /** Address of the source file if it is in another repository. */
  sourceHref: siteAddress.optional(),
  /** Set if the linked branch differs from these declarations in places. */
  sourceDiffers: z.literal(true).optional(),
  valueTypes: z.array(z.strictObject({ name: z.string(), underlying: z.string() })).optional(),
  constants: z.array(constant).optional(),
  stateVariables: z.array(stateVariable).optional(),
  modifiers: z.array(modifier).optional(),
  functions: z.array(contractFunction).optional(),
  /** Internal functions of a version that lists them by name only. */
  internalNames: z.array(z.string().min(1)).optional(),
  inherited: z
    .array(
      z.strictObject({
        from: z.string().min(1),
        functions: z.array(z.strictObject({ name: z.string(), canonical, selector })).min(1),
      }),
    )
    .optional(),
  events: z.array(event).optional(),
  errors: z.array(contractError).optional(),
  structs: z.array(struct).optional(),
  bitLayouts: z.array(bitLayout).optional(),
  hashes: z.array(hash).optional(),
  /**
   * Statements that were wrong in earlier editions of the reference: the anchor of the item and
   * `summary`, `returns`, or the name of a parameter.
   */
  corrections: z.array(z.strictObject({ anchor, field: z.string().min(1) })).optional(),
})

export const contractFile = z.strictObject({
  version: z.string().regex(/^V\d+(\.\d+)?$/, "is not a version, for example V1.1"),
  repository: siteAddress,
  /** Branch that pages link to; they link to the commit if there is none. */
  branch: z.string().min(1).optional(),
  /** Limits of the pages of this version, in one or two sentences. */
  caveat: sentence.optional(),
  /** Set if the version is closed, so that its pages show the safety notice. */
  closed: z.literal(true).optional(),
  /** Commit that the declarations were compared with. */
  commit: z.string().regex(/^[0-9a-f]{40}$/, "is not a commit: write its 40 hex digits"),
  /** ABI types of types declared outside of the repository; fields of structs may have names. */
  externalTypes: z.record(z.string(), z.string()),
  contracts: z.array(contract).min(1),
})

const declaration = z.strictObject({
  name: z.string().min(1),
  declaration: z.string().min(1),
  selector: selector.optional(),
})

const changedDeclaration = z.strictObject({
  name: z.string().min(1),
  from: z.string().min(1),
  to: z.string().min(1),
  fields: z
    .array(
      z.enum(["parameters", "returns", "mutability", "visibility", "modifiers", "type", "value"]),
    )
    .min(1),
  selector: z.strictObject({ from: selector, to: selector }).optional(),
  topic: z.strictObject({ from: topic, to: topic }).optional(),
})

const changes = z.strictObject({
  added: z.array(declaration).optional(),
  removed: z.array(declaration).optional(),
  changed: z.array(changedDeclaration).optional(),
  /** Replacements of removed items; not necessarily one to one. */
  replaced: z
    .array(z.strictObject({ from: z.string().min(1), to: z.array(z.string().min(1)).min(1) }))
    .optional(),
})

const contractChange = z.strictObject({
  name: z.string().min(1),
  status: z.enum(["added", "removed", "changed", "unchanged"]),
  inherits: z.strictObject({ from: z.array(z.string()), to: z.array(z.string()) }).optional(),
  notes: z.array(sentence).optional(),
  functions: changes.optional(),
  events: changes.optional(),
  errors: changes.optional(),
  structs: changes.optional(),
  constants: changes.optional(),
  stateVariables: changes.optional(),
})

export const contractDiffFile = z.strictObject({
  from: z.string(),
  to: z.string(),
  /** Part that is compared, if not everything: external functions, events, and errors. */
  scope: z.literal("external").optional(),
  contracts: z.array(contractChange).min(1),
})

export type ContractFile = z.infer<typeof contractFile>
export type Contract = z.infer<typeof contract>
export type ContractFunction = z.infer<typeof contractFunction>
export type ContractEvent = z.infer<typeof event>
export type ContractError = z.infer<typeof contractError>
export type ContractParameter = z.infer<typeof parameter>
export type ContractConstant = z.infer<typeof constant>
export type ContractStateVariable = z.infer<typeof stateVariable>
export type ContractModifier = z.infer<typeof modifier>
export type ContractStruct = z.infer<typeof struct>
export type ContractHash = z.infer<typeof hash>
export type BitLayout = z.infer<typeof bitLayout>
export type BitField = z.infer<typeof bitField>
export type ContractDiffFile = z.infer<typeof contractDiffFile>
export type ContractChange = z.infer<typeof contractChange>
export type DeclarationChanges = z.infer<typeof changes>
