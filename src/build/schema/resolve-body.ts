import type { Body } from "../../content-model/body"
import { resolveFileLink } from "../../content-model/check-links"
import type { Entry } from "../../content-model/entry"
import { finalizeBody } from "../../content-pipeline/finalize-body"
import { pageNodeId } from "../nodes/page-nodes"
import { contentImage } from "./images"
import type { QueryContext } from "./resolvers"

/** The body of a page with its links to files and its images filled in. */
export async function resolveBody(entry: Entry, context: QueryContext): Promise<Body> {
  const images = await Promise.all(
    entry.page.images.map((image, index) => contentImage(entry.file, image, index === 0, context)),
  )
  return finalizeBody(entry.page.body, {
    link: index => fileLink(entry, entry.page.links[index]?.href ?? "", context),
    image: index => images[index] ?? "",
  })
}

/** Address of a linked Markdown file; looking its node up makes the query depend on that page's route. */
function fileLink(entry: Entry, href: string, context: QueryContext): string {
  const lookUp = {
    get: (file: string) => context.nodeModel.getNodeById<Entry>({ id: pageNodeId(file) })?.path,
  }
  return resolveFileLink(entry.file, href, lookUp) ?? href
}
