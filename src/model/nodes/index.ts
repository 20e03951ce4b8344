import type { Redirect } from "../../content/redirect"
import { kinds } from "../kinds"
import { contractFunction } from "../kinds/contract"
import { defineNode, type NodeType } from "./define-node"
import { docsCategory, docsVersion } from "./docs-nodes"
import { field } from "./field"
import { searchPage } from "./search-page"
import { author, section, tag } from "./section-nodes"

const siteText = defineNode<[name: string, value: unknown]>("SiteText", {
  about: "One YAML file of content/data.",
  from: ({ texts }) => Object.entries(texts),
  id: ([name]) => `text:${name}`,
  fields: {
    name: field("String!", ([name]) => name),
    value: field("SiteTextValue!", ([, value]) => value),
  },
})

const redirect = defineNode<Redirect>("Redirect", {
  from: ({ redirects }) => redirects,
  id: ({ from }) => `redirect:${from}`,
  fields: {
    from: field("String!", ({ from }) => from),
    to: field("String!", ({ to }) => to),
  },
})

export const nodeTypes: readonly NodeType[] = [
  ...Object.values(kinds).map(({ node }) => node),
  contractFunction,
  docsVersion,
  docsCategory,
  section,
  tag,
  author,
  searchPage,
  redirect,
  siteText,
]
