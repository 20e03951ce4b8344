import { render, screen } from "@testing-library/react"
import { ArticleTagsView } from "./view"

it("links every tag and marks itself as the current page of the section", () => {
  render(
    <ArticleTagsView
      title="Panoptic Blog"
      noun="post"
      path="/blog"
      archivePath="/blog/archive"
      tagsPath="/blog/tags"
      tags={[{ label: "Audit", path: "/blog/tags/audit", count: 11 }]}
    />,
  )
  expect(screen.getByRole("link", { name: "Audit" })).toHaveAttribute("href", "/blog/tags/audit")
  expect(screen.getByRole("link", { current: "page" })).toHaveTextContent("By topic")
})
