import { exampleModel, examplePage } from "../../content/tree/site-model.fixture"
import { changesFeedArtefacts } from "./changes-feed"

test("pages stand in the feed by the day of their last change, newest first, each change as an entry of its own", () => {
  const [file] = changesFeedArtefacts(
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

test("a site without a history has a feed without entries", () => {
  const [file] = changesFeedArtefacts(exampleModel({ pages: [examplePage("/docs/a")] }))
  expect(file?.body).toContain("<updated>1970-01-01T00:00:00.000Z</updated>")
  expect(file?.body).not.toContain("<entry>")
})
