import { resolveFileLink } from "../../content/check/check-links"
import type { Body, Json } from "../../content/schema/body"
import type { Entry } from "../../content/schema/entry"
import { componentNames, components, withProps } from "../../content/tree/body-components"
import { finalizeBody } from "../../markdown/html/finalize-body"
import { pageNodeId } from "../nodes/page-nodes"
import { findDocs } from "./find-docs"
import { contentImage } from "./images"
import { publishedPictures } from "./published-pictures"
import { dataFile, type QueryContext } from "./resolvers"

/** The body of a page with its links to files and its images filled in. */
export async function resolveBody(entry: Entry, context: QueryContext): Promise<Body> {
  const images = await Promise.all(
    entry.page.images.map((image, index) => contentImage(entry.file, image, index === 0, context)),
  )
  const body = finalizeBody(entry.page.body, {
    link: index => fileLink(entry, entry.page.links[index]?.href ?? "", context),
    image: index => images[index] ?? "",
  })
  const filled = new Map<string, Record<string, Json>>()
  for (const name of componentNames(body)) filled.set(name, await filledProps(name, entry, context))
  const withPictures = await publishedPictures(entry.file, body, context)
  return withProps(body, component => ({
    ...withPictures(component),
    ...filled.get(component.component),
  }))
}

/** Props that the build fills in. Only pages that use the component depend on what is read. */
async function filledProps(
  name: string,
  entry: Entry,
  context: QueryContext,
): Promise<Record<string, Json>> {
  const data = components[name]?.data
  if (!data) return {}
  const value =
    "gather" in data
      ? data.gather(entry, await findDocs(context))
      : dataFile(context, `data/${data.file}`)
  return value === undefined ? {} : { [data.prop]: value as Json }
}

/** Address of a linked Markdown file; looking its node up makes the query depend on that page's route. */
function fileLink(entry: Entry, href: string, context: QueryContext): string {
  const lookUp = {
    get: (file: string) => context.nodeModel.getNodeById<Entry>({ id: pageNodeId(file) })?.path,
  }
  return resolveFileLink(entry.file, href, lookUp) ?? href
}
