import { printFields } from "../../model/nodes/define-node"
import { searchPageFields } from "../../model/nodes/search-page"

/**
 * GraphQL type of a search record, with DocSearch's field names. src/search/protocol.ts describes
 * each field.
 */
export const searchRecord = `
  "What the search finds: a page, a heading of it, or some of the text below one. Both engines get these records."
  type SearchRecord @dontInfer {
    objectID: ID!
    "Route with the anchor where there is one."
    url: String!
    "Route of the page."
    url_without_anchor: String!
    anchor: String
    "lvl1 to lvl6 for a page and its headings, content for text."
    type: String!
    hierarchy: SearchHierarchy!
    "Text; none on records that stand for a heading."
    content: String
    "What the page is also called; on the record of the page itself."
    keywords: String
    language: String!
    lang: String!
    docusaurus_tag: String!
    "Version of the docs; empty elsewhere."
    version: String!
    "Part of the site, for the facets of the search page."
    section: String!
    "What must be said of the contracts of the page; none elsewhere."
    status: String
    weight: SearchWeight!
  }

  "Category, title of the page, then headings from the outermost inwards."
  type SearchHierarchy @dontInfer {
    lvl0: String
    lvl1: String
    lvl2: String
    lvl3: String
    lvl4: String
    lvl5: String
    lvl6: String
  }

  "Which of equal matches comes first."
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
