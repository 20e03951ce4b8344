import type { PageProps } from "gatsby"
import { Head } from "../../components/head"
import type { HeadData } from "../../content/head/head"
import { SearchView } from "./view"

export default function SearchTemplate({
  pageContext: { head },
  location,
}: PageProps<object, { head: HeadData }>) {
  return (
    <>
      <Head {...head} />
      <SearchView visit={`${location.key} ${location.search}`} />
    </>
  )
}
