import { resolveFileLink } from "../../content/check/check-links"
import type { Body, Json } from "../../content/schema/body"
import type { Entry } from "../../content/schema/entry"
import { usesComponent, withProps } from "../../content/tree/body-components"
import { glossaryOn } from "../../content/tree/glossary"
import { finalizeBody } from "../../markdown/html/finalize-body"
import { pageNodeId } from "../nodes/page-nodes"
import { findDocs } from "./find-docs"
import { contentImage } from "./images"
import { dataFile, type QueryContext } from "./resolvers"
import { themedSources } from "./themed-sources"

/** The body of a page with its links to files and its images filled in. */
export async function resolveBody(entry: Entry, context: QueryContext): Promise<Body> {
  const images = await Promise.all(
    entry.page.images.map((image, index) => contentImage(entry.file, image, index === 0, context)),
  )
  const body = finalizeBody(entry.page.body, {
    link: index => fileLink(entry, entry.page.links[index]?.href ?? "", context),
    image: index => images[index] ?? "",
  })
  const used = Object.entries(dataProps).filter(([name]) => usesComponent(body, name))
  const props = await Promise.all(
    used.map(async ([name, provide]) => [name, await provide(context, entry)] as const),
  )
  const filled: Record<string, Record<string, Json>> = Object.fromEntries(props)
  const sources = await themedSources(entry.file, body, context)
  return withProps(body, ({ component, props: written }) =>
    component === "ThemedImage"
      ? { ...written, sources: sources(written.sources) }
      : { ...written, ...filled[component] },
  )
}

/** Props that the build fills in, by component. Only pages that use the component depend on what is read. */
const dataProps: Record<
  string,
  (context: QueryContext, entry: Entry) => Promise<Record<string, Json>>
> = {
  TermList: async (context, entry) => ({
    terms: glossaryOn(entry, await findDocs(context)).map(term => ({ ...term })),
  }),
  Deployments: async context => ({
    deployments: dataFile<Json>(context, "data/deployments.yaml") ?? null,
  }),
  SubgraphSchema: async context => ({
    subgraph: dataFile<Json>(context, "data/subgraph.yaml") ?? null,
  }),
}

/** Address of a linked Markdown file; looking its node up makes the query depend on that page's route. */
function fileLink(entry: Entry, href: string, context: QueryContext): string {
  const lookUp = {
    get: (file: string) => context.nodeModel.getNodeById<Entry>({ id: pageNodeId(file) })?.path,
  }
  return resolveFileLink(entry.file, href, lookUp) ?? href
}
