import { pageKinds } from "../../model/kinds"
import { articleListing } from "../../model/kinds/article-listing"
import { markdownInterface } from "../../model/kinds/markdown-interface"
import { pageInterface } from "../../model/kinds/page-interface"
import { nodeTypes } from "../../model/nodes"
import { printInterface } from "../../model/nodes/define-node"
import { partTypes } from "./part-types"
import { searchRecord } from "./search-types"

/**
 * GraphQL types of the site, as src/model declares it. Nodes are complete when written; only fields
 * that are large or need files are resolved per query (resolvers.ts).
 */
export const typeDefinitions = `
  enum PageKind {
    ${pageKinds.join("\n    ")}
  }

${[
  printInterface(pageInterface),
  printInterface(markdownInterface),
  printInterface(articleListing),
  ...nodeTypes.map(({ definition }) => definition),
].join("\n\n")}
${partTypes}${searchRecord}`
