import type { CreateResolversArgs } from "gatsby"
import type { Body, ImageReference } from "../../content/schema/body"
import type { ArtSubject } from "../../drawing/art-subject"
import { coverAlt, heldCover } from "../../drawing/cover"
import { finalizeBody } from "../../markdown/html/finalize-body"
import { withProps } from "../../model/body-components"
import { nodeTypes } from "../../model/nodes"
import { searchRecords } from "../../model/nodes/search-page"
import { keptBody } from "../nodes/kept-bodies"
import { imageData } from "../patches/image-data/image-data"
import { isOn } from "../patches/is-on"
import { session } from "../session"
import { coverOf, keptImageData } from "./cover"
import { contentImage } from "./images"
import { publishedPictures } from "./published-pictures"
import type { QueryContext } from "./query-context"

/** What the node of a Markdown page holds beside its fields. */
interface MarkdownNode {
  path: string
  file: string
  images: ImageReference[]
  internal: { contentDigest: string }
}

interface ArticleNode extends MarkdownNode {
  /** Picture that the front matter names. */
  image: string | null
  /** What the cover is drawn from where there is none. */
  coverSubject: ArtSubject | null
}

const body = {
  resolve: (node: MarkdownNode, _: unknown, context: QueryContext) => withPictures(node, context),
}

/** The body of a page with its pictures filled in. */
async function withPictures(
  { file, images, internal }: MarkdownNode,
  context: QueryContext,
): Promise<Body> {
  // First: pictures may be waited for, and the node be another one then.
  const body = keptBody(internal.contentDigest)
  const html = await Promise.all(
    images.map((image, index) => contentImage(file, image, index === 0, context)),
  )
  const finished = finalizeBody(body, {
    link: String,
    image: index => html[index] ?? "",
  })
  return withProps(finished, await publishedPictures(file, finished, context))
}

const records = {
  resolve: async ({ path }: { path: string }) => searchRecords(path, await session.loadOnce()),
}

/** The drawn cover of a list's first article, held by its address. */
const firstCover = {
  resolve: (
    { articles: [id] }: { articles: string[] },
    _: unknown,
    { nodeModel }: QueryContext,
  ) => {
    const first = id ? nodeModel.getNodeById<ArticleNode>({ id, type: "Article" }) : null
    return first?.coverSubject ? heldCover(first.coverSubject) : null
  },
}

const cover = {
  resolve: async (article: ArticleNode, { held }: { held?: boolean }, context: QueryContext) => {
    const picture = await coverOf(article, context)
    const address = held && article.coverSubject && heldCover(article.coverSubject)
    return address ? { ...picture, src: address } : picture
  },
}

const alternative = {
  resolve: ({ coverSubject }: ArticleNode) => (coverSubject ? coverAlt(coverSubject) : ""),
}

/** Resolvers of the fields that declarations leave out: bodies and their pictures, records, covers. */
export const resolvers = { body, cover, coverAlt: alternative, firstCover, records }

const isResolved = (name: string): name is keyof typeof resolvers => name in resolvers

/** Gives each type of nodes the resolvers of its fields that are large, need files or are drawn. */
export function createResolvers({ createResolvers: create }: CreateResolversArgs): void {
  create({
    ...Object.fromEntries(
      nodeTypes.map(type => [
        type.name,
        Object.fromEntries(
          type.resolved.filter(isResolved).map(field => [field, resolvers[field]]),
        ),
      ]),
    ),
    ...(isOn("image-data") ? { ImageSharp: { gatsbyImageData: imageData(keptImageData) } } : {}),
  })
}
