import type { Body, Json } from "../../content-model/body"
import { usesComponent } from "../../content-model/body-components"
import { resolveFileLink } from "../../content-model/check-links"
import type { DocEntry, Entry } from "../../content-model/entry"
import { compareText } from "../../content-model/problem"
import { finalizeBody } from "../../content-pipeline/finalize-body"
import { pageNodeId } from "../nodes/page-nodes"
import { contentImage } from "./images"
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
  const used = Object.entries(dataProps).filter(([name]) => usesComponent(body, name))
  const props = await Promise.all(
    used.map(async ([name, provide]) => [name, await provide(context)] as const),
  )
  return props.length > 0 ? withProps(body, Object.fromEntries(props)) : body
}

/** Props that the build fills in, by component. Only pages that use the component depend on what is read. */
const dataProps: Record<string, (context: QueryContext) => Promise<Record<string, Json>>> = {
  TermList: async context => ({ terms: await glossaryTerms(context) }),
  Deployments: async context => ({
    deployments: dataFile<Json>(context, "data/deployments.yaml") ?? null,
  }),
  SubgraphSchema: async context => ({
    subgraph: dataFile<Json>(context, "data/subgraph.yaml") ?? null,
  }),
}

/** Documents with a definition, by title. */
async function glossaryTerms(context: QueryContext): Promise<Json> {
  const { entries } = await context.nodeModel.findAll<DocEntry>({ type: "Doc" })
  return [...entries]
    .filter(entry => entry.frontMatter.hoverText && !entry.unlisted)
    .map(({ title, path, frontMatter }) => ({
      title,
      path,
      definition: frontMatter.hoverText ?? "",
    }))
    .sort((a, b) => compareText(a.title.toLowerCase(), b.title.toLowerCase()))
}

function withProps(body: Body, filled: Record<string, Record<string, Json>>): Body {
  return body.map(node => {
    if (typeof node === "string") return node
    const children = withProps(node.children, filled)
    return "component" in node
      ? { ...node, children, props: { ...node.props, ...filled[node.component] } }
      : { ...node, children }
  })
}

/** Address of a linked Markdown file; looking its node up makes the query depend on that page's route. */
function fileLink(entry: Entry, href: string, context: QueryContext): string {
  const lookUp = {
    get: (file: string) => context.nodeModel.getNodeById<Entry>({ id: pageNodeId(file) })?.path,
  }
  return resolveFileLink(entry.file, href, lookUp) ?? href
}
