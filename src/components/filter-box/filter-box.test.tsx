import { act, fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useState } from "react"
import { reveal } from "../../browser/scroll/reveal"
import { FilterBox } from "."
import { matches } from "./matches"

const onEnter = jest.fn()

function Fruit() {
  const [query, setQuery] = useState("")
  const count = ["apple", "pear"].filter(name => matches(name, query)).length
  return (
    <FilterBox
      label="Filter fruit"
      query={query}
      onQuery={setQuery}
      result={`${count} of 2`}
      onEnter={onEnter}
    />
  )
}
const box = () => screen.getByRole("searchbox", { name: "Filter fruit" })

beforeEach(() => {
  onEnter.mockClear()
  render(<Fruit />)
})

test("announces the number of results when the query changes", async () => {
  await userEvent.type(box(), "pe")
  expect(screen.getByRole("status")).toHaveTextContent("1 of 2")
})

test("clears the box when a link leads to something hidden", async () => {
  await userEvent.type(box(), "pe")
  act(() => void reveal(box()))
  expect(box()).toHaveValue("")
})

test("calls onEnter without pressing the newly focused element when Enter is pressed", () => {
  expect(fireEvent.keyDown(box(), { key: "Enter" })).toBe(false)
  expect(onEnter).toHaveBeenCalledTimes(1)
})

test("leaves other keys to the browser", () => {
  expect(fireEvent.keyDown(box(), { key: "Tab" })).toBe(true)
  expect(onEnter).not.toHaveBeenCalled()
})
