import { act, render, screen, within } from "@testing-library/react"
import { fakeIntersectionObserver } from "../../../tests/helpers/browser"
import { headings } from "../../../tests/helpers/samples"
import { FoldedContents, TableOfContents } from "."

const page = (
  <>
    <TableOfContents headings={headings} />
    <h2 id="formula">The formula</h2>
    <h3 id="example">An example</h3>
  </>
)
const link = (name: string) => screen.getByRole("link", { name })

it("lists levels 2 to 5", () => {
  fakeIntersectionObserver()
  render(page)
  const names = within(screen.getByRole("navigation", { name: "On this page" }))
    .getAllByRole("link")
    .map(({ textContent }) => textContent)
  expect(names).toEqual(["The formula", "An example"])
})

it("lists other levels when the page sets them", () => {
  fakeIntersectionObserver()
  render(<TableOfContents headings={headings} levels={{ minDepth: 3, maxDepth: 6 }} />)
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "An example",
    "A detail",
  ])
})

it("marks no section when none has been reached", () => {
  fakeIntersectionObserver()
  render(page)
  expect(link("The formula")).not.toHaveAttribute("aria-current")
})

it("marks the last section whose heading has reached the upper third", () => {
  const { report } = fakeIntersectionObserver()
  render(page)
  act(() => report("formula", 100, true))
  expect(link("The formula")).toHaveAttribute("aria-current", "true")
  act(() => report("example", 200, true))
  expect(link("An example")).toHaveAttribute("aria-current", "true")
  expect(link("The formula")).not.toHaveAttribute("aria-current")
})

it("keeps a section marked when its heading is above the window", () => {
  const { report } = fakeIntersectionObserver()
  render(page)
  act(() => report("formula", -300, true))
  expect(link("The formula")).toHaveAttribute("aria-current", "true")
})

it("marks the previous section again when a heading moves down and out", () => {
  const { report } = fakeIntersectionObserver()
  render(page)
  act(() => report("formula", -300, true))
  act(() => report("example", 200, true))
  act(() => report("example", 400, false))
  expect(link("The formula")).toHaveAttribute("aria-current", "true")
})

it("is folded above the text without script", () => {
  render(<FoldedContents headings={headings} />)
  expect(screen.getByRole("group")).not.toHaveAttribute("open")
  expect(link("The formula")).toHaveAttribute("href", "#formula")
})

it("renders no empty box when the page has no sections", () => {
  fakeIntersectionObserver()
  const { container } = render(
    <>
      <TableOfContents headings={[]} />
      <FoldedContents headings={[]} />
    </>,
  )
  expect(container).toBeEmptyDOMElement()
})

it("scrolls along with the reader when the list is longer than the window", () => {
  const { report } = fakeIntersectionObserver()
  render(page)
  const box = screen.getByRole("navigation", { name: "On this page" })
  jest.spyOn(HTMLElement.prototype, "offsetTop", "get").mockReturnValue(2087)
  jest.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(800)
  act(() => report("example", 200, true))
  expect(box.scrollTop).toBe(2087 - 400)
  jest.restoreAllMocks()
})
