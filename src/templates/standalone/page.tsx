import type { ReactNode } from "react"
import { Head } from "../../components/head"
import { SimplePageView } from "./view"

interface StandalonePageProps {
  page: Queries.StandaloneFragment
  /** The text of the page. */
  children: ReactNode
}

/** A standalone page around its text. */
export function StandalonePage({ page, children }: StandalonePageProps) {
  const { head, body: _, ...content } = page
  return (
    <>
      <Head {...head} />
      <SimplePageView {...content}>{children}</SimplePageView>
    </>
  )
}
