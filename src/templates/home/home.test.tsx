import { readFileSync } from "node:fs"
import { join } from "node:path"
import { render, screen, within } from "@testing-library/react"
import { parse } from "yaml"
import { articles } from "../../../tests/helpers/samples"
import type { HomeContent } from "../../content/schema/home"
import type { Safety } from "../../content/schema/safety"
import { HomeView } from "./view"

const dataOf = (name: string) =>
  parse(readFileSync(join(__dirname, "../../../content/data", name), "utf8"))
const content = dataOf("home.yaml") as Required<HomeContent>
const { notice } = dataOf("safety.yaml") as Safety
const latest = [
  { label: "Blog", path: "/blog", articles: articles(3) },
  { label: "Deep Dive", path: "/research", articles: articles(3) },
]
const show = () =>
  render(<HomeView content={content} notice={`<p>${notice.title}</p>`} latest={latest} />)
const section = (name: string) => within(screen.getByRole("region", { name }))

it("has one title, which says what the protocol is", () => {
  show()
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(content.hero.title)
})

it("links to an entry page for each kind of reader", () => {
  show()
  const links = section(content.doors.title)
    .getAllByRole("link")
    .map(link => link.getAttribute("href"))
  expect(links).toEqual([
    "/docs/getting-started/options-traders",
    "/docs/getting-started/perps-traders",
    "/docs/getting-started/passive-lp",
    "/docs/getting-started/active-lp",
    "/docs/build/quickstart",
  ])
})

it("explains the protocol in three steps", () => {
  show()
  expect(section(content.steps.title).getAllByRole("listitem").length).toBeGreaterThanOrEqual(3)
  expect(section(content.steps.title).getAllByRole("heading", { level: 3 })).toHaveLength(3)
})

it("names every audit firm", () => {
  show()
  const names = section(content.security.title)
    .getAllByRole("heading", { level: 3 })
    .map(({ textContent }) => textContent)
  for (const { firm } of content.security.audits) expect(names).toContain(firm)
})

it("links to the post-mortem of the incident", () => {
  show()
  expect(
    section(content.security.title).getByRole("link", { name: "Post-mortem" }),
  ).toHaveAttribute("href", "/blog/position-spoofing-post-mortem")
})

it("shows the newest articles of both sections", () => {
  show()
  expect(section(content.latest.title).getAllByRole("article")).toHaveLength(6)
})

it("answers questions without JavaScript", () => {
  show()
  expect(section(content.faq.title).getAllByRole("group")).toHaveLength(content.faq.items.length)
})

it("shows the safety notice once", () => {
  show()
  expect(screen.getByRole("note", { name: "Safety notice" })).toHaveTextContent(notice.title)
})

it("offers to learn and to claim before any link to the app", () => {
  show()
  const [first, second] = screen.getAllByRole("link").map(link => link.getAttribute("href"))
  expect(first).toBe("/docs/intro")
  expect(second).toBe("https://app.panoptic.xyz/claim/rescued-funds")
  expect(screen.queryByRole("link", { name: "Open app" })).not.toBeInTheDocument()
})
