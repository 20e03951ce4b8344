import type { PageProps } from "gatsby"
import { Head } from "../components/head"
import type { TagLink } from "../components/tag-list"
import type { ArticleSection } from "../content-model/routes"
import type { SitePage } from "../content-model/site-model"
import { ArticleTagsView } from "../views/article-tags"
import { sectionLinks } from "./section-links"

interface Context {
  head: SitePage
  section: ArticleSection
  tags: TagLink[]
}

export default function ArticleTagsTemplate({ pageContext }: PageProps<object, Context>) {
  const { head, section, tags } = pageContext
  return (
    <>
      <Head page={head} />
      <ArticleTagsView {...sectionLinks(section)} tags={tags} />
    </>
  )
}
