import { graphql } from "gatsby"
import { Head } from "../../components/head"
import type { TemplateProps } from "../parts/template-props"
import { NotFoundView } from "./view"

export default function NotFoundTemplate({
  data: { page, texts },
}: TemplateProps<Queries.NotFoundPageQuery>) {
  if (!page || !texts) return null
  return (
    <>
      <Head {...page.head} />
      <NotFoundView links={texts.value.links} />
    </>
  )
}

export const query = graphql`
  query NotFoundPage($id: String!) {
    page: notFound(id: { eq: $id }) {
      head
    }
    texts: siteText(name: { eq: "not-found" }) {
      value
    }
  }
`
