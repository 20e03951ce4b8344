import { fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { FoldedContents } from "../../components/table-of-contents"
import { Navigator } from "./navigator"

const headings = [
  { depth: 2, id: "functions", text: "Functions" },
  { depth: 3, id: "mint", text: "mint" },
  { depth: 3, id: "burn", text: "burn(TokenId)" },
  { depth: 2, id: "errors", text: "Errors" },
  { depth: 3, id: "late", text: "Late" },
  { depth: 2, id: "constants", text: "Constants" },
  { depth: 4, id: "max", text: "MAX" },
]
const reference = {
  functions: [{ anchor: "burn", selector: "0x01234567" }],
  errors: [{ anchor: "late", selector: "0x89abcdef" }],
} as never
const names = () => screen.getAllByRole("link").map(({ textContent }) => textContent)
const box = () => screen.getByRole("searchbox", { name: "Filter by name or selector" })

beforeEach(() => {
  render(<Navigator as={FoldedContents} headings={headings} reference={reference} />)
})

test("lists groups and their items, but not the rows of constants", () => {
  expect(names()).toEqual(["Functions", "mint", "burn(TokenId)", "Errors", "Late", "Constants"])
})

test("finds items by name, including constants, and shows their number", async () => {
  await userEvent.type(box(), "m")
  expect(names()).toEqual(["mint", "MAX"])
  expect(screen.getByRole("status")).toHaveTextContent("2 found")
})

test("finds an error by the selector that a call failed with", async () => {
  await userEvent.type(box(), "0x89AB")
  expect(names()).toEqual(["Late"])
})

test("finds an item without a selector only by its name", async () => {
  await userEvent.type(box(), "undefined")
  expect(screen.queryByRole("link")).toBeNull()
})

test("finds a function by its selector and keeps the box when nothing matches", async () => {
  await userEvent.type(box(), "0x0123")
  expect(names()).toEqual(["burn(TokenId)"])
  await userEvent.type(box(), "x")
  expect(screen.queryByRole("link")).toBeNull()
  expect(box()).toHaveValue("0x0123x")
})

test("follows the first link and closes the list when Enter is pressed", async () => {
  const list = screen.getByRole("group")
  list.setAttribute("open", "")
  const followed = jest.fn((event: Event) => event.preventDefault())
  screen.getByRole("link", { name: "mint" }).addEventListener("click", followed)
  await userEvent.type(box(), "mint")
  fireEvent.keyDown(box(), { key: "Enter" })
  expect(followed).toHaveBeenCalledTimes(1)
  expect(list).not.toHaveAttribute("open")
})
