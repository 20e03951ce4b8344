import type { ContractReference } from "../../content/contracts/contract-reference"
import { drawnContract } from "../../content/contracts/drawn-contract"
import { findDocsInstance } from "../../content/docs-instances"
import { withAnchor } from "../../content/routes"
import { breadcrumbsOf, neighboursOf } from "../../content/sidebar"
import type { DataPage } from "../content-tree"
import { linked } from "../entry-facts"
import { defineNode } from "../nodes/define-node"
import { field, link } from "../nodes/field"
import { ids } from "../nodes/ids"
import { safetyHtml } from "../safety-text"
import type { DocsContent, SiteContent } from "../site-content"
import { defineKind } from "./define-kind"
import { type InReadingOrder, neighbourFields } from "./docs-order"

declare module "../page" {
  interface PageShapes {
    contract: { contract: DataPage; docs: DocsContent | undefined } & InReadingOrder
  }
}

export const contract = defineKind("contract", {
  about: "Page of the contract reference, generated from data.",
  pages: content => content.tree.contracts.map(data => contractPage(data, content)),
  fields: {
    file: field("String!", ({ contract }) => contract.file, "Source file from the project root."),
    name: field("String!", ({ contract }) => contract.name),
    version: field(
      "String!",
      ({ contract }) => contract.version,
      "Version of the contracts, such as V1.1.",
    ),
    docsVersion: link("DocsVersion", ({ docs }) =>
      docs ? ids.docsVersion(docs.instance.name) : null,
    ),
    headings: field("[Heading!]!", ({ contract }) => contract.headings),
    functions: link("[ContractFunction!]!", ({ path, contract }) =>
      (contract.reference.functions ?? []).map(({ anchor }) => ids.contractFunction(path, anchor)),
    ),
    ...neighbourFields,
    reference: field(
      "ContractReference!",
      ({ contract }) => drawnContract(contract.reference),
      "Data that the contract view shows.",
    ),
    notice: field(
      "String",
      ({ path, contract: { reference } }) =>
        reference.notice ? safetyHtml(reference.notice, path) : null,
      "Safety notice as HTML.",
    ),
  },
})

function contractPage(contract: DataPage, content: SiteContent) {
  const { path, title, description, anchors, file } = contract
  const docs = docsOf(content, path)
  const trail = breadcrumbsOf(docs?.sidebar ?? [], path) ?? []
  return {
    path,
    title,
    description,
    section: "docs" as const,
    breadcrumbs: linked(trail),
    headings: anchors.map(id => ({ id })),
    file,
    contract,
    docs,
    trail,
    ...neighboursOf(docs?.order ?? [], path),
  }
}

/** Docs version of a page made from data. The check reports pages that belong to no version. */
function docsOf(content: SiteContent, path: string): DocsContent | undefined {
  const instance = findDocsInstance(path, content.tree.instances)
  return content.docs.find(docs => docs.instance.name === instance?.name)
}

interface DeclaredFunction {
  path: string
  declared: NonNullable<ContractReference["functions"]>[number]
}

export const contractFunction = defineNode<DeclaredFunction>("ContractFunction", {
  from: ({ pages }) =>
    pages.flatMap(page =>
      page.kind === "contract"
        ? (page.contract.reference.functions ?? []).map(declared => ({ path: page.path, declared }))
        : [],
    ),
  id: ({ path, declared }) => ids.contractFunction(path, declared.anchor),
  fields: {
    contract: link("Contract!", ({ path }) => ids.page(path)),
    name: field("String!", ({ declared }) => declared.name),
    signature: field("String!", ({ declared }) => declared.signature),
    summary: field("String!", ({ declared }) => declared.summary),
    path: field(
      "String!",
      ({ path, declared }) => withAnchor(path, declared.anchor),
      "Address of its description.",
    ),
    visibility: field("String!", ({ declared }) => declared.visibility),
    mutability: field("String!", ({ declared }) => declared.mutability),
    modifiers: field(
      "[String!]!",
      ({ declared }) => declared.modifiers ?? [],
      "Conditions on who may call it and when, such as onlyFactoryOwner.",
    ),
    selector: field("String", ({ declared }) => declared.selector ?? null),
  },
})
