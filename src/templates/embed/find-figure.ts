import { pageDataPath } from "../../content/artifact-paths"
import { labStateIn } from "../../content/lab-state-in"
import { labAddress, normalisePath } from "../../content/routes"
import type { Body, BodyComponent } from "../../content/schema/body"
import { tagSlug } from "../../content/schema/tag-slug"

/** A figure and its page. */
export interface FoundFigure {
  figure: BodyComponent
  /** Title of the page, and its address with the figure's slider values. */
  page: { title: string; address: string }
}

/** Parses the query of an embed address; see embedAddress of content/routes.ts. */
export function askedFor(
  search: string,
): { path: string; id: string; settings: string } | undefined {
  const query = new URLSearchParams(search)
  const [page, id] = [query.get("page") ?? "", query.get("figure") ?? ""]
  // Pages of this site only: an address that begins with two slashes is on another host.
  if (!/^\/(?!\/)/.test(page) || !id) return undefined
  for (const name of ["page", "figure", "theme"]) query.delete(name)
  return { path: normalisePath(page), id, settings: query.toString() }
}

/** Error for an address without a figure, and the page that may have had it. */
export interface NotFound {
  fault: string
  page?: FoundFigure["page"]
}

/**
 * Finds the figure for a query in the data of its page, from which the page itself is rendered.
 * @throws Error if the data cannot be loaded
 */
export async function findFigure(search: string): Promise<FoundFigure | NotFound> {
  const state = labStateIn(search)
  if (state) return labFigure(state)
  const asked = askedFor(search)
  if (!asked)
    return {
      fault: "This embed link is incomplete. Copy the code again from the figure.",
    }
  const { path, id, settings } = asked
  const response = await fetch(encodeURI(pageDataPath(path)))
  if (response.status === 404) return { fault: `There is no page ${path}. It may have moved.` }
  if (!response.ok) throw new Error(`${response.status}`)
  const data: PageData = await response.json()
  const found = figureIn(data, id)
  const query = settings && `?${settings}`
  if (found) {
    const address = `${encodeURI(path)}${query}#figure-${id}`
    return { figure: found.figure, page: { title: found.title, address } }
  }
  const title = textIn(data)?.title
  return {
    fault: `The page ${path} has no figure ${id}. Its title may have changed.`,
    ...(title && { page: { title, address: encodeURI(path) } }),
  }
}

/** The card of a position, which does not need a page. */
const labFigure = (state: string): FoundFigure => ({
  figure: {
    component: "Lab",
    props: { title: "A position of the option lab", label: "this position", state },
    children: [],
  },
  page: { title: "Option lab", address: labAddress(state) },
})

/** Finds a figure and the page's title in the data that Gatsby has written for the page. */
export function figureIn(
  data: PageData,
  id: string,
): { figure: BodyComponent; title: string } | undefined {
  const text = textIn(data)
  const figure =
    text && figuresIn(text.body).find(({ props }) => tagSlug(String(props.title)) === id)
  return figure && { figure, title: text.title }
}

export interface PageData {
  result?: { data?: Record<string, Partial<Text> | null> }
}

interface Text {
  title: string
  body: Body
}

/** The part of a template's query result that is the page with its body. */
function textIn(data: PageData) {
  return Object.values(data.result?.data ?? {}).find((part): part is Text =>
    Array.isArray(part?.body),
  )
}

/** Finds the components that draw numbers, all of which have a caption. */
function figuresIn(body: Body): BodyComponent[] {
  return body.flatMap(node => {
    if (typeof node === "string") return []
    const inner = figuresIn(node.children)
    return "component" in node && "caption" in node.props ? [node, ...inner] : inner
  })
}
