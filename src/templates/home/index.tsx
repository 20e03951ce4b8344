import { graphql } from "gatsby"
import { Head } from "../../components/head"
import { articleSummary } from "../parts/article-summary"
import type { TemplateProps } from "../parts/template-props"
import { HomeView } from "./view"

export default function HomeTemplate({
  data: { page, texts, safety },
}: TemplateProps<"home", Queries.HomePageQuery>) {
  if (!page || !texts || !safety) return null
  return (
    <>
      <Head {...page.head} />
      <HomeView
        content={texts.value}
        notice={safety.value.notice}
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
    page: generatedPage(id: { eq: $id }) {
      head
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
    safety: siteText(name: { eq: "safety" }) {
      value
    }
  }
`
