import type { PageProps } from "gatsby"
import { Head } from "../../components/head"
import type { HeadData } from "../../content/head/head"
import { NotFoundView } from "./view"

/** Where most readers who lost their way wanted to go. */
const links = [
  {
    label: "Documentation",
    href: "/docs/intro",
    description: "What the protocol is and how to use it.",
  },
  { label: "Search", href: "/search", description: "Docs, contracts, blog and research." },
  { label: "Blog", href: "/blog", description: "News, guides and reports." },
  { label: "Deep Dive", href: "/research", description: "Research with data and methods." },
]

export default function NotFoundTemplate({
  pageContext: { head },
}: PageProps<object, { head: HeadData }>) {
  return (
    <>
      <Head {...head} />
      <NotFoundView links={links} />
    </>
  )
}
