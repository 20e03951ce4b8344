import { fireEvent, render, screen } from "@testing-library/react"
import { NoRecentSearches } from "./screens"

test("offers example questions, and searches for one when it is clicked", () => {
  const asked: string[] = []
  render(<NoRecentSearches onSuggestion={query => asked.push(query)} />)
  fireEvent.click(screen.getByRole("button", { name: "how is premium calculated" }))
  expect(asked).toEqual(["how is premium calculated "])
})
