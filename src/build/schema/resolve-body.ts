import type { Body, Json } from "../../content-model/body"
import { resolveFileLink } from "../../content-model/check-links"
import type { DocEntry, Entry } from "../../content-model/entry"
import { compareText } from "../../content-model/problem"
import { finalizeBody } from "../../content-pipeline/finalize-body"
import { pageNodeId } from "../nodes/page-nodes"
import { contentImage } from "./images"
import type { QueryContext } from "./resolvers"

/** The body of a page with its links to files and its images filled in. */
export async function resolveBody(entry: Entry, context: QueryContext): Promise<Body> {
  const images = await Promise.all(
    entry.page.images.map((image, index) => contentImage(entry.file, image, index === 0, context)),
  )
  const body = finalizeBody(entry.page.body, {
    link: index => fileLink(entry, entry.page.links[index]?.href ?? "", context),
    image: index => images[index] ?? "",
  })
  return usesComponent(body, "TermList") ? withTerms(body, await glossaryTerms(context)) : body
}

/** Documents with a definition, by title. Only pages that list them depend on them. */
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

function usesComponent(body: Body, name: string): boolean {
  return body.some(
    node =>
      typeof node !== "string" &&
      (("component" in node && node.component === name) || usesComponent(node.children, name)),
  )
}

function withTerms(body: Body, terms: Json): Body {
  return body.map(node => {
    if (typeof node === "string") return node
    if ("component" in node && node.component === "TermList")
      return { ...node, props: { ...node.props, terms } }
    return { ...node, children: withTerms(node.children, terms) }
  })
}

/** Address of a linked Markdown file; looking its node up makes the query depend on that page's route. */
function fileLink(entry: Entry, href: string, context: QueryContext): string {
  const lookUp = {
    get: (file: string) => context.nodeModel.getNodeById<Entry>({ id: pageNodeId(file) })?.path,
  }
  return resolveFileLink(entry.file, href, lookUp) ?? href
}
