import { render, screen, within } from "@testing-library/react"
import { articles } from "../../testing/samples"
import { ArticleArchiveView } from "./view"

it("lists all articles under their years", () => {
  render(
    <ArticleArchiveView
      title="Panoptic Blog"
      path="/blog"
      archivePath="/blog/archive"
      tagsPath="/blog/tags"
      articles={articles(6)}
    />,
  )
  expect(
    within(screen.getByRole("region", { name: "2025" })).getAllByRole("listitem"),
  ).toHaveLength(4)
  expect(
    within(screen.getByRole("region", { name: "2024" })).getAllByRole("listitem"),
  ).toHaveLength(2)
})
