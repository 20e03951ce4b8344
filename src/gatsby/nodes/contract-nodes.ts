import { markdownPath } from "../../content/artefact-paths"
import { drawnContract } from "../../content/contracts/drawn-contract"
import { withAnchor } from "../../content/routes"
import type { PageOf } from "../../model/page"
import { safetyHtml } from "../../model/safety-text"
import { linkFields } from "./docs-nodes"
import { pageFields } from "./page-fields"
import { ids, type SiteNode } from "./site-node"

/** Node of a page of the contract reference, and one for each function it declares. */
export function contractNodes(page: PageOf<"contract">): SiteNode[] {
  const { contract, docs, trail, previous, next, path } = page
  const { version, name, reference } = contract
  const id = ids.page(path)
  const { notice } = reference
  const functions = (reference.functions ?? []).map(
    (declared): SiteNode => ({
      id: `function:${path}#${declared.anchor}`,
      type: "ContractFunction",
      fields: {
        contract: id,
        name: declared.name,
        signature: declared.signature,
        summary: declared.summary,
        path: withAnchor(path, declared.anchor),
        visibility: declared.visibility,
        mutability: declared.mutability,
        modifiers: declared.modifiers ?? [],
        selector: declared.selector ?? null,
      },
    }),
  )
  return [
    {
      id,
      type: "Contract",
      fields: {
        ...pageFields(page, trail),
        markdownPath: markdownPath(path),
        file: contract.file,
        name,
        version,
        docsVersion: docs ? ids.docsVersion(docs.instance.name) : null,
        headings: contract.headings,
        functions: functions.map(node => node.id),
        previous: linkFields(previous),
        next: linkFields(next),
        reference: drawnContract(reference),
        notice: notice ? safetyHtml(notice, path) : null,
      },
    },
    ...functions,
  ]
}
