import type { CreateResolversArgs } from "gatsby"
import type { Body, ImageReference } from "../../content/schema/body"
import type { ArtSubject } from "../../drawing/art-subject"
import { coverAlt, heldCover } from "../../drawing/cover"
import { finalizeBody } from "../../markdown/html/finalize-body"
import { withProps } from "../../model/body-components"
import { nodeTypes } from "../../model/nodes"
import { searchRecords } from "../../model/nodes/search-page"
import { cachedBody } from "../nodes/body-cache"
import { imageData } from "../patches/image-data/image-data"
import { isOn } from "../patches/is-on"
import { session } from "../session"
import { cachedImageData, coverOf } from "./cover"
import { contentImage } from "./images"
import { publishedPictures } from "./published-pictures"
import type { QueryContext } from "./query-context"

/** The fields of a Markdown page's node that resolvers use. */
interface MarkdownNode {
  path: string
  file: string
  images: ImageReference[]
  internal: { contentDigest: string }
}

interface ArticleNode extends MarkdownNode {
  /** Picture that the front matter names, if any. */
  image: string | null
  /** Subject of the drawn cover, if the front matter names no picture. */
  coverSubject: ArtSubject | null
}

const body = {
  resolve: (node: MarkdownNode, _: unknown, context: QueryContext) => withPictures(node, context),
}

/** Body of a page with its pictures filled in. */
async function withPictures(
  { file, images, internal }: MarkdownNode,
  context: QueryContext,
): Promise<Body> {
  // Read before the pictures are awaited, because the node may be replaced meanwhile.
  const body = cachedBody(internal.contentDigest)
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

/** Drawn cover of a list's first article, as a data URL. */
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

/**
 * Resolvers of the fields that type declarations leave out: bodies and their pictures, records,
 * covers.
 */
export const resolvers = { body, cover, coverAlt: alternative, firstCover, records }

const isResolved = (name: string): name is keyof typeof resolvers => name in resolvers

/** Adds resolvers to each node type for fields that are large, need files, or are drawn. */
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
    ...(isOn("image-data") ? { ImageSharp: { gatsbyImageData: imageData(cachedImageData) } } : {}),
  })
}
