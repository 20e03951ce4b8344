import type { PageProps } from "gatsby"
import { Head } from "../../components/head"
import type { TagLink } from "../../components/tag-list"
import type { HeadData } from "../../content/head/head"
import type { ArticleSection } from "../../content/routes"
import { sectionLinks } from "../parts/section-links"
import { ArticleTagsView } from "./view"

interface Context {
  head: HeadData
  section: ArticleSection
  tags: TagLink[]
}

export default function ArticleTagsTemplate({ pageContext }: PageProps<object, Context>) {
  const { head, section, tags } = pageContext
  return (
    <>
      <Head {...head} />
      <ArticleTagsView {...sectionLinks(section)} tags={tags} />
    </>
  )
}
