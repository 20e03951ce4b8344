import { articleTagPath, docsTagPath } from "../../content/routes"
import type { PageKind, PageOf } from "../../model/page"
import { safetyHtml } from "../../model/safety-text"
import type { LoadedSite } from "../../site/load-site"
import { pageFields } from "./page-fields"
import { type FieldsOf, ids, type SiteNode } from "./site-node"

type GeneratedKind = Exclude<PageKind, "article" | "contract" | "doc" | "standalone">

/** Node of a page that no file makes: what it lists, by the ids of what is listed. */
export function generatedNode(
  page: PageOf<GeneratedKind>,
  { notice }: Pick<LoadedSite, "notice">,
): SiteNode {
  const trail = page.kind === "docCategory" ? page.trail : []
  return {
    id: ids.page(page.path),
    type: "GeneratedPage",
    fields: {
      ...pageFields(page, trail),
      ...{ section: null, docsVersion: null, category: null, tag: null, page: null, paths: null },
      ...{ articles: [], docs: [], tags: [], latest: [] },
      notice: page.kind === "home" && notice ? safetyHtml(notice, page.path) : null,
      ...listedOn(page),
    },
  }
}

const pages = (items: readonly { path: string }[]) => items.map(({ path }) => ids.page(path))

function listedOn(page: PageOf<GeneratedKind>): Partial<FieldsOf<"GeneratedPage">> {
  switch (page.kind) {
    case "home":
      return {
        latest: page.latest.map(({ section, articles }) => ({
          section: ids.section(section.section),
          articles: pages(articles),
        })),
      }
    case "search":
    case "notFound":
    case "embed":
      return {}
    case "docCategory":
      return {
        docsVersion: ids.docsVersion(page.docs.instance.name),
        category: ids.docsCategory(page.category.overviewPath),
      }
    case "docsTags":
      return {
        docsVersion: ids.docsVersion(page.docs.instance.name),
        tags: page.docs.tags.map(({ slug }) => ids.tag(docsTagPath(page.docs.instance.path, slug))),
      }
    case "docsTag":
      return {
        docsVersion: ids.docsVersion(page.docs.instance.name),
        tag: ids.tag(docsTagPath(page.docs.instance.path, page.tag.slug)),
        docs: pages(page.items.map(({ entry }) => entry)),
        page: page.page,
        paths: page.paths,
      }
    case "articleArchive":
      return {
        section: ids.section(page.content.section),
        articles: pages(page.articles),
        page: page.page,
        paths: page.paths,
      }
    case "articleTags":
      return {
        section: ids.section(page.content.section),
        tags: page.content.tags.map(({ slug }) =>
          ids.tag(articleTagPath(page.content.section, slug)),
        ),
      }
    case "articleTag":
      return {
        section: ids.section(page.content.section),
        tag: ids.tag(articleTagPath(page.content.section, page.tag.slug)),
        articles: pages(page.articles),
        page: page.page,
        paths: page.paths,
      }
    case "articleList":
      return {
        section: ids.section(page.content.section),
        articles: pages(page.articles),
        page: page.page,
        paths: page.paths,
      }
  }
}
