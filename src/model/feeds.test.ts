import { exampleModel, examplePost } from "../../tests/helpers/site-model"
import { limits } from "../site.config"
import { feedOf } from "./feeds"

function feedWith(...pages: ReturnType<typeof examplePost>[]) {
  return feedOf(exampleModel({ pages }), "blog")
}

test("lists the newest article first, and articles of one day by path", () => {
  const feed = feedWith(
    examplePost("b", "2024-01-01"),
    examplePost("new", "2024-05-01"),
    examplePost("a", "2024-01-01"),
  )
  expect(feed.items.map(item => item.url)).toEqual([
    "https://example.org/blog/new",
    "https://example.org/blog/a",
    "https://example.org/blog/b",
  ])
})

test("sorts the articles of a day by time, and those of one time by path", () => {
  const times = { evening: "T20:00:00.000Z", b: "T12:00:00.000Z", a: "T12:00:00.000Z", morning: "" }
  const posts = Object.entries(times).map(([name, time]) => examplePost(name, `2024-05-05${time}`))
  const { items, updated } = feedWith(...posts.reverse())
  expect(items.map(({ url }) => url.split("/").at(-1))).toEqual(["evening", "a", "b", "morning"])
  expect([items[0]?.published, updated]).toEqual(Array(2).fill("2024-05-05T20:00:00.000Z"))
})

test("limits the number of items", () => {
  const posts = Array.from({ length: limits.feedItems + 5 }, (_, index) =>
    examplePost(`p${index}`, "2024-01-01"),
  )
  expect(feedWith(...posts).items).toHaveLength(limits.feedItems)
})

test("omits unlisted articles and articles of other sections", () => {
  const feed = feedWith(
    examplePost("hidden", "2024-01-01", { unlisted: true }),
    examplePost("study", "2024-01-01", { section: "research" }),
  )
  expect(feed.items).toEqual([])
  expect(feed.updated).toBeUndefined()
})

test("uses the latest change of its items as the time of its update", () => {
  const feed = feedWith(
    examplePost("old", "2024-01-01", { lastUpdated: "2024-06-30" }),
    examplePost("new", "2024-05-01"),
  )
  expect(feed.updated).toBe("2024-06-30T00:00:00.000Z")
})

test("never dates an article's update before its publication", () => {
  const [item] = feedWith(examplePost("x", "2024-05-01", { lastUpdated: "2024-04-01" })).items
  expect(item?.updated).toBe("2024-05-01T00:00:00.000Z")
})

test("makes the addresses of authors and images absolute", () => {
  const [item] = feedWith(
    examplePost("x", "2024-05-01", {
      image: "/cards/x.png",
      authors: [{ name: "Ada", url: "/about" }, { name: "Bob" }],
    }),
  ).items
  expect(item?.image).toBe("https://example.org/cards/x.png")
  expect(item?.authors).toEqual([
    { name: "Ada", url: "https://example.org/about" },
    { name: "Bob" },
  ])
})
