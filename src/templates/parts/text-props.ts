import { graphql } from "gatsby"
import type { ContentsLevels } from "../../components/table-of-contents"
import type { Heading } from "../../content/schema/body"

/** What every page of text queries. */
export const markdownTextFragment = graphql`
  fragment MarkdownText on MarkdownPage {
    title
    head
    hideTitle
    hideTableOfContents
    contentsLevels {
      minDepth
      maxDepth
    }
    body
    headings {
      depth
      id
      text
    }
    markdownPath
  }
`

/** What every page of text may show. */
export interface TextProps {
  title: string
  hideTitle?: boolean
  headings: readonly Heading[]
  hideTableOfContents?: boolean
  contentsLevels?: ContentsLevels | null
}

/** Table of contents of such a page; without headings it does not show. */
export const contentsOf = ({ headings, hideTableOfContents, contentsLevels }: TextProps) => ({
  headings: hideTableOfContents ? [] : headings,
  levels: contentsLevels,
})
