import type { PageProps } from "gatsby"
import { Head } from "../components/head"
import type { SitePage } from "../content-model/site-model"
import { SearchView } from "../views/search"

export default function SearchTemplate({
  pageContext: { head },
}: PageProps<object, { head: SitePage }>) {
  return (
    <>
      <Head page={head} />
      <SearchView />
    </>
  )
}
