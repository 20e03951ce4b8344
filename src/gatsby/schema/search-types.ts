import { printFields } from "../../model/nodes/define-node"
import { searchPageFields } from "../../model/nodes/search-page"

/**
 * GraphQL type of a search record, with DocSearch's field names. src/search/protocol.ts describes
 * each field.
 */
export const searchRecord = `
  "Search record of a page, of one of its headings, or of text below a heading. Both search engines use it."
  type SearchRecord @dontInfer {
    objectID: ID!
    "Route with the anchor, if any."
    url: String!
    "Route of the page."
    url_without_anchor: String!
    anchor: String
    "lvl1 to lvl6 for a page and its headings; content for text."
    type: String!
    hierarchy: SearchHierarchy!
    "Text; null in records of headings."
    content: String
    "Other names of the page, in the record of the page itself."
    keywords: String
    language: String!
    lang: String!
    docusaurus_tag: String!
    "Version of the docs; empty elsewhere."
    version: String!
    "Part of the site, for the facets of the search page."
    section: String!
    "Status of the contracts that the page describes; null for other pages."
    status: String
    weight: SearchWeight!
  }

  "Category, title of the page, then its headings, outermost first."
  type SearchHierarchy @dontInfer {
    lvl0: String
    lvl1: String
    lvl2: String
    lvl3: String
    lvl4: String
    lvl5: String
    lvl6: String
  }

  "Order of equal matches."
  type SearchWeight @dontInfer {
    pageRank: Int!
    level: Int!
    position: Int!
  }`

/** The same types without Gatsby, with the one root field that a push queries. */
export const searchSchema = `
  directive @dontInfer on OBJECT
${searchRecord}

  type SearchPage {
${printFields(searchPageFields)}
  }

  type SearchPageConnection {
    nodes: [SearchPage!]!
  }

  type Query {
    allSearchPage: SearchPageConnection!
  }
`
