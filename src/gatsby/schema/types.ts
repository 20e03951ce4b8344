import { pageKinds } from "../../model/kinds"
import { articleListing } from "../../model/kinds/article-listing"
import { markdownInterface } from "../../model/kinds/markdown-interface"
import { pageInterface } from "../../model/kinds/page-interface"
import { nodeTypes } from "../../model/nodes"
import { printInterface } from "../../model/nodes/define-node"
import { partTypes } from "./part-types"
import { searchRecord } from "./search-types"

/**
 * The site in GraphQL, as src/model declares it. Nodes are written finished; only what is large or needs files is resolved
 * when a query asks for it (resolvers.ts).
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
