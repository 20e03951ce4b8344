import { render, screen } from "@testing-library/react"
import { fakeMatchMedia } from "../../../tests/helpers/browser"
import { servedHtml } from "../../../tests/helpers/served-html"
import { breakpoints } from "../../site.config"
import { ArticleSidebar } from "."

const wide = `(min-width: ${breakpoints.wideTablet + 1}px)`
const list = [
  { title: "Newest", path: "/blog/newest", date: "2025-02-01" },
  { title: "Mine", path: "/blog/mine", date: "2024-06-01" },
  { title: "Oldest", path: "/blog/oldest", date: "2024-01-01" },
]

let tests = 0
const props = () => ({
  title: "All posts",
  archivePath: "/blog/archive",
  // Lists are cached for the visit, so each test fetches its own.
  indexPath: `/blog/articles.json?${tests++}`,
  path: "/blog/mine",
  date: "2024-06-01",
})

function answer(response: Promise<Partial<Response>>) {
  const fetchMock = jest.fn(() => response)
  Object.defineProperty(window, "fetch", { configurable: true, value: fetchMock })
  return fetchMock
}

it("links to the archive when there is no script", () => {
  expect(servedHtml(<ArticleSidebar {...props()} />)).toContain('href="/blog/archive"')
})

it("lists all articles by year and marks the current one", async () => {
  fakeMatchMedia({ [wide]: true })
  answer(Promise.resolve({ ok: true, json: () => Promise.resolve(list) }))
  render(<ArticleSidebar {...props()} />)
  expect(await screen.findByText("2024")).toBeInTheDocument()
  expect(screen.getByText("Mine")).toHaveAttribute("aria-current", "page")
})

it("opens the year of the current article", async () => {
  fakeMatchMedia({ [wide]: true })
  answer(Promise.resolve({ ok: true, json: () => Promise.resolve(list) }))
  render(<ArticleSidebar {...props()} />)
  expect((await screen.findByText("2024")).closest("details")).toHaveAttribute("open")
  expect(screen.getByText("2025").closest("details")).not.toHaveAttribute("open")
})

it("fetches nothing when the window is too narrow", () => {
  fakeMatchMedia()
  const fetchMock = answer(Promise.resolve({ ok: true, json: () => Promise.resolve(list) }))
  render(<ArticleSidebar {...props()} />)
  expect(fetchMock).not.toHaveBeenCalled()
})

it("keeps the link to the archive when the list fails to load", async () => {
  fakeMatchMedia({ [wide]: true })
  answer(Promise.resolve({ ok: false, status: 404 }))
  render(<ArticleSidebar {...props()} />)
  await Promise.resolve()
  expect(screen.getByRole("link", { name: "All posts" })).toHaveAttribute("href", "/blog/archive")
})
