import { exampleModel, examplePage } from "../../tests/helpers/site-model"
import { changesFeedArtifacts } from "./changes-feed"

test("lists pages by their last change, newest first, with an entry for each change", () => {
  const [file] = changesFeedArtifacts(
    exampleModel({
      pages: [
        examplePage("/docs/b", { title: "B", lastUpdated: "2025-01-02" }),
        examplePage("/docs/a", { title: "A & co", lastUpdated: "2025-03-04" }),
        examplePage("/docs/undated", { title: "Undated" }),
        examplePage("/docs/hidden", { lastUpdated: "2025-05-05", unlisted: true }),
      ],
    }),
  )
  expect(file?.path).toBe("/changes.xml")
  const body = file?.body ?? ""
  expect([...body.matchAll(/<id>(.*?)<\/id>/g)].map(([, id]) => id)).toEqual([
    "https://example.org/changes.xml",
    "https://example.org/docs/a#changed-2025-03-04",
    "https://example.org/docs/b#changed-2025-01-02",
  ])
  expect(body).toContain("<title>A &amp; co</title>")
  expect(/<updated>(.*?)<\/updated>/.exec(body)?.[1]).toBe("2025-03-04T00:00:00.000Z")
})

test("sorts changes of one day by time and encodes addresses", () => {
  const [file] = changesFeedArtifacts(
    exampleModel({
      pages: [
        examplePage("/docs/a & b", { lastUpdated: "2025-01-02" }),
        examplePage("/docs/日本", { lastUpdated: "2025-01-02T20:00:00.000Z" }),
      ],
    }),
  )
  const links = file?.body.matchAll(
    /<entry>\s*<id>(.*?)<\/id>[\s\S]*?href="(.*?)"[\s\S]*?<updated>(.*?)</g,
  )
  expect([...(links ?? [])].map(([, ...found]) => found)).toEqual([
    [
      "https://example.org/docs/%E6%97%A5%E6%9C%AC#changed-2025-01-02T20:00:00.000Z",
      "https://example.org/docs/%E6%97%A5%E6%9C%AC",
      "2025-01-02T20:00:00.000Z",
    ],
    [
      "https://example.org/docs/a%20&amp;%20b#changed-2025-01-02",
      "https://example.org/docs/a%20&amp;%20b",
      "2025-01-02T00:00:00.000Z",
    ],
  ])
})

test("has no entries when the site has no history", () => {
  const [file] = changesFeedArtifacts(exampleModel({ pages: [examplePage("/docs/a")] }))
  expect(file?.body).toContain("<updated>1970-01-01T00:00:00.000Z</updated>")
  expect(file?.body).not.toContain("<entry>")
})
