import { act, fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useState } from "react"
import { reveal } from "../../browser/place/reveal"
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

test("what is left is announced", async () => {
  await userEvent.type(box(), "pe")
  expect(screen.getByRole("status")).toHaveTextContent("1 of 2")
})

test("empties the box when a link leads to something hidden", async () => {
  await userEvent.type(box(), "pe")
  act(() => void reveal(box()))
  expect(box()).toHaveValue("")
})

test("Enter leads on, and presses nothing there", () => {
  expect(fireEvent.keyDown(box(), { key: "Enter" })).toBe(false)
  expect(onEnter).toHaveBeenCalledTimes(1)
})

test("other keys are the browser's", () => {
  expect(fireEvent.keyDown(box(), { key: "Tab" })).toBe(true)
  expect(onEnter).not.toHaveBeenCalled()
})
