import { contractGroups, functionsIn, functionTitle, type GroupKey } from "./contract-items"
import type { ContractReference, LinkedName } from "./contract-reference"
import type { ContractFunction } from "./contract-schema"

type Parameter = ContractFunction["params"][number]

/** Returns a page of the contract reference as Markdown, for its `.md` twin. */
export function contractMarkdown(reference: ContractReference): string {
  const { description, inherits, source, valueTypes = [], points, caveat } = reference
  const facts = [
    `- Version: ${reference.version}`,
    ...(inherits.length > 0 ? [`- Inherits: ${inherits.map(linked).join(", ")}`] : []),
    ...valueTypes.map(type => `- Type: \`${type.name}\` is \`${type.underlying}\``),
    ...deploymentFacts(reference),
    `- Source: [${source.path}](${source.href})${source.branch ? ` on branch ${source.branch}` : ""}`,
  ]
  const groups = contractGroups(reference).map(
    ({ key, title }) => `## ${title}\n\n${group(reference, key).join("\n\n")}`,
  )
  const about = points.length > 0 ? [points.map(point => `- ${point}`).join("\n")] : []
  return `${[description, ...(caveat ? [caveat] : []), facts.join("\n"), ...about, ...groups, ...changes(reference)].join("\n\n")}\n`
}

/** Deployment and ABI of the contract, each with the short safety notice, if any. */
function deploymentFacts({ deployment, abi, status: words }: ContractReference): string[] {
  const status = words ? `. ${words}` : ""
  const chains = deployment?.chains
    .map(({ name, explorer }) => `[${name}](${explorer}${deployment.address})`)
    .join(", ")
  return [
    ...(deployment
      ? [
          `- Address${deployment.role ? ` (${deployment.role})` : ""}: \`${deployment.address}\` on ${chains}${status}`,
        ]
      : []),
    ...(abi ? [`- ABI: [${abi.count} items](${abi.href})${status}`] : []),
  ]
}

function group(reference: ContractReference, key: GroupKey): string[] {
  switch (key) {
    case "constants":
      return (reference.constants ?? []).map(({ name, type, value, visibility, meaning, getter }) =>
        item(
          name,
          meaning,
          declared(`${type} ${visibility} constant ${name} = ${value};`),
          selectorOf(getter),
        ),
      )
    case "stateVariables":
      return (reference.stateVariables ?? []).map(({ name, type, visibility, ...rest }) => {
        const words = [type, visibility, ...(rest.immutable ? ["immutable"] : []), `${name};`]
        return item(name, rest.meaning, declared(words.join(" ")), selectorOf(rest.getter))
      })
    case "modifiers":
      return (reference.modifiers ?? []).map(({ name, signature, summary }) =>
        item(name, summary, declared(signature)),
      )
    case "functions":
    case "internalFunctions":
      return functionsIn(reference, key).map(one =>
        item(
          functionTitle(one, reference.functions),
          one.summary,
          declared(one.signature),
          one.selector && `Selector: \`${one.selector}\``,
          parameters("Parameters", one.params),
          parameters("Returns", one.returns),
        ),
      )
    case "internalNames":
      return [(reference.internalNames ?? []).map(name => `\`${name}\``).join(", ")]
    case "inherited":
      return (reference.inherited ?? []).map(({ functions, ...from }) =>
        [
          `From ${linked(from)}:`,
          functions.map(one => `- \`${one.canonical}\`, selector \`${one.selector}\``).join("\n"),
        ].join("\n\n"),
      )
    case "events":
      return (reference.events ?? []).map(
        ({ name, signature, summary, topic, params, published }) =>
          item(
            name,
            summary,
            declared(signature),
            `Topic: \`${topic}\``,
            published &&
              `Mainnet emits this. The published source has \`${published.canonical}\`, topic \`${published.topic}\`.`,
            parameters("Parameters", params),
          ),
      )
    case "errors":
      return (reference.errors ?? []).map(({ name, summary, canonical, selector, params }) =>
        item(
          name,
          summary,
          `\`${canonical}\`, selector \`${selector}\``,
          parameters("Parameters", params),
        ),
      )
    case "structs":
      return (reference.structs ?? []).map(({ name, fields }) =>
        item(name, parameters("Fields", fields)),
      )
    case "bitLayouts":
      return bitLayouts(reference)
  }
}

function bitLayouts({ bitLayouts: layouts = [], hashes = [] }: ContractReference): string[] {
  const rows = (fields: readonly { name: string; offset: number; width: number }[], from = 0) =>
    fields.map(({ name, offset, width }) => `| ${from + offset} | ${width} | ${name} |`)
  return [
    ...layouts.map(({ name, underlying, unit, size, fields, repeat, note }) => {
      const head = [`| Offset in ${unit} | Width | Field |`, "| ---: | ---: | --- |"]
      const often = repeat && [
        `${repeat.count} times from offset ${repeat.offset} on, every ${repeat.stride} ${unit}: ${repeat.label}`,
        [...head, ...rows(repeat.fields)].join("\n"),
      ]
      return item(
        name,
        `${size} ${unit} in \`${underlying}\``,
        [...head, ...rows(fields)].join("\n"),
        ...(often ?? []),
        note,
      )
    }),
    ...hashes.map(({ name, type, formula, meaning }) =>
      item(name, meaning, `\`${type}\`: \`${formula}\``),
    ),
  ]
}

function changes({ changes: told }: ContractReference): string[] {
  if (!told.shownHere) return []
  const groups = (told.groups ?? []).flatMap(({ title, added, removed, changed }) => [
    `### ${title}`,
    [
      ...(added ?? []).map(one => `- Added: \`${one.declaration}\``),
      ...(removed ?? []).map(one => `- Removed: \`${one.declaration}\``),
      ...(changed ?? []).map(one => `- Changed: \`${one.from}\` became \`${one.to}\``),
    ].join("\n"),
  ])
  const notes = told.notes.map(note => `- ${note}`).join("\n")
  return [`## Changes from ${told.from} to ${told.to}`, ...(notes ? [notes] : []), ...groups]
}

const item = (title: string, ...parts: (string | undefined)[]) =>
  [`### ${title}`, ...parts.filter(Boolean)].join("\n\n")

const selectorOf = (getter: { selector: string } | undefined) =>
  getter && `Selector of the getter: \`${getter.selector}\``

const declared = (code: string) => `\`\`\`solidity\n${code}\n\`\`\``

function parameters(title: string, params: readonly Partial<Parameter>[]): string | undefined {
  if (params.length === 0) return undefined
  const lines = params.map(
    ({ name, type, meaning }) => `- \`${[type, name].filter(Boolean).join(" ")}\`: ${meaning}`,
  )
  return `${title}:\n\n${lines.join("\n")}`
}

const linked = ({ name, href }: LinkedName) => (href ? `[${name}](${href})` : name)
