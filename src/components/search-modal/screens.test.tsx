import { fireEvent, render, screen } from "@testing-library/react"
import { NoRecentSearches } from "./screens"

test("a dialog without stored searches offers questions, and following one asks it", () => {
  const asked: string[] = []
  render(<NoRecentSearches onSuggestion={query => asked.push(query)} />)
  fireEvent.click(screen.getByRole("button", { name: "how is premium calculated" }))
  expect(asked).toEqual(["how is premium calculated "])
})
