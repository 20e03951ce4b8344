import { graphql } from "gatsby"
import { Head } from "../../components/head"
import { articleSummary } from "../parts/article-summary"
import type { TemplateProps } from "../parts/template-props"
import { HomeView } from "./view"

export default function HomeTemplate({
  data: { page, texts },
}: TemplateProps<Queries.HomePageQuery>) {
  if (!page || !texts) return null
  return (
    <>
      <Head {...page.head} />
      <HomeView
        content={texts.value}
        notice={page.notice ?? ""}
        latest={page.latest.map(({ section, articles }) => ({
          ...section,
          articles: articles.map(articleSummary),
        }))}
      />
    </>
  )
}

export const query = graphql`
  query HomePage($id: String!) {
    page: home(id: { eq: $id }) {
      head
      notice
      latest {
        section {
          label
          path
        }
        articles {
          ...ArticleSummary
        }
      }
    }
    texts: siteText(name: { eq: "home" }) {
      value
    }
  }
`
