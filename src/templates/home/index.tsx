import { graphql, type PageProps } from "gatsby"
import { Head } from "../../components/head"
import type { HeadData } from "../../content/head/head"
import type { HomeContent } from "../../content/schema/home"
import type { Safety } from "../../content/schema/safety"
import { articleSummary } from "../parts/article-summary"
import { HomeView } from "./view"

export default function HomeTemplate({
  data,
  pageContext: { head },
}: PageProps<Queries.HomePageQuery, { head: HeadData }>) {
  const safety = data.safety?.value as unknown as Safety
  return (
    <>
      <Head {...head} />
      <HomeView
        content={data.siteData?.value as unknown as HomeContent}
        notice={safety.notice}
        latest={{
          blog: data.blog.map(articleSummary),
          research: data.research.map(articleSummary),
        }}
      />
    </>
  )
}

export const query = graphql`
  query HomePage($blog: [String!]!, $research: [String!]!) {
    siteData(name: { eq: "data/home.yaml" }) {
      value
    }
    safety: siteData(name: { eq: "data/safety.yaml" }) {
      value
    }
    blog: articlesByFile(files: $blog) {
      ...ArticleSummary
    }
    research: articlesByFile(files: $research) {
      ...ArticleSummary
    }
  }
`
