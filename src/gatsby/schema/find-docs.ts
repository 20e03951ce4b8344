import type { DocEntry } from "../../content/schema/entry"
import type { QueryContext } from "./resolvers"

/** Documents that have a page: drafts have one in develop only. Makes the query depend on every document. */
export async function findDocs(context: QueryContext): Promise<DocEntry[]> {
  const { entries } = await context.nodeModel.findAll<DocEntry>({ type: "Doc" })
  return [...entries].filter(entry => !entry.draft || process.env.NODE_ENV === "development")
}
