import { graphql } from "gatsby"
import type { ContentsLevels } from "../../components/table-of-contents"
import type { Heading } from "../../content/schema/body"

/** Fields that every text page queries. */
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

/** Fields that every text page may show. */
export interface TextProps {
  title: string
  hideTitle?: boolean
  headings: readonly Heading[]
  hideTableOfContents?: boolean
  contentsLevels?: ContentsLevels | null
}

/** Table of contents of a text page; hidden if there are no headings. */
export const contentsOf = ({ headings, hideTableOfContents, contentsLevels }: TextProps) => ({
  headings: hideTableOfContents ? [] : headings,
  levels: contentsLevels,
})
