import { z } from "zod"
import { absoluteUrl, withAnchor } from "../../content/routes"
import { closest } from "../../lib/closest"
import { defineTool, type ToolContract, ToolError } from "../tool"

const contract = z
  .string()
  .min(1)
  .describe("Name of a contract, library or interface, such as PanopticPool")
const version = z.string().min(1).describe("Version of the contracts, such as V1.1")

export const contractFunction = defineTool({
  name: "contract_function",
  title: "Look up a contract function",
  description:
    "Returns the signature, selector, parameters and meaning of a function, in every contract and version that has it. Heed `warning`: it says which contracts must not be used.",
  input: z.strictObject({
    name: z
      .string()
      .min(1)
      .describe(
        "Name of the function, its canonical signature, or its selector (0x and 8 hex digits)",
      ),
    contract: contract.optional(),
    version: version.optional(),
  }),
  output: z.looseObject({
    functions: z.array(
      z.looseObject({
        contract: z.string(),
        version: z.string(),
        name: z.string(),
        canonical: z.string().optional(),
        selector: z.string().optional(),
        url: z.url(),
        warning: z.string().optional(),
      }),
    ),
  }),
  async run({ name, contract: of, version: only }, site) {
    const pages = chosen(await site.contracts(), of, only)
    const found = pages.flatMap(page =>
      (page.reference.functions ?? [])
        .filter(one => [one.name, one.canonical, one.selector].includes(name))
        .map(one => ({
          contract: page.name,
          version: page.version,
          ...one,
          url: absoluteUrl(site.url, withAnchor(page.path, one.anchor)),
          ...warning(page),
        })),
    )
    if (found.length > 0) return { functions: found }
    const known = pages.flatMap(page => (page.reference.functions ?? []).map(one => one.name))
    const near = closest(name, [...new Set(known)])
    throw new ToolError(
      `No function ${name}${of ? ` in ${of}` : ""}${only ? ` of ${only}` : ""}. ${near ? `Write ${near}.` : "Look for it with search_docs."}`,
    )
  },
})

export const contractDiff = defineTool({
  name: "contract_diff",
  title: "Compare versions of a contract",
  description:
    "Returns what a version of a contract added, removed and changed compared with the version before.",
  input: z.strictObject({ contract }),
  output: z.looseObject({
    contract: z.string(),
    url: z.url(),
    warning: z.string().optional(),
  }),
  async run({ contract: name }, site) {
    const pages = chosen(await site.contracts(), name, undefined)
    // The later version's page lists the changes; a removed contract has only the earlier page.
    const page = pages.find(({ reference }) => reference.changes.shownHere) ?? pages.at(-1)
    if (!page) throw new ToolError(`There is no contract ${name}.`)
    const { shownHere: _, href, ...changes } = page.reference.changes
    return {
      contract: page.name,
      ...changes,
      url: absoluteUrl(site.url, href ?? page.path),
      ...warning(page),
    }
  },
})

function chosen(
  contracts: readonly ToolContract[],
  name: string | undefined,
  version: string | undefined,
): ToolContract[] {
  const versions = [...new Set(contracts.map(page => page.version))]
  if (version !== undefined && !versions.includes(version))
    throw new ToolError(`There is no version ${version}. Write ${versions.join(" or ")}.`)
  const pages = contracts.filter(
    page =>
      (name === undefined || page.name === name) &&
      (version === undefined || page.version === version),
  )
  if (pages.length > 0) return pages
  const near = closest(name ?? "", [...new Set(contracts.map(page => page.name))])
  throw new ToolError(
    `There is no contract ${name}${version ? ` in ${version}` : ""}. ${near ? `Write ${near}.` : "Look for it with search_docs."}`,
  )
}

const warning = ({ reference: { notice } }: ToolContract) =>
  notice ? { warning: `${notice.title} (${notice.asOf})` } : {}
