import { render, screen } from "@testing-library/react"
import { SafetyNotice } from "."

test("names the notice, so that readers can jump to it or skip it", () => {
  render(
    <SafetyNotice>
      <p>Do not deposit.</p>
    </SafetyNotice>,
  )
  expect(screen.getByRole("note", { name: "Safety notice" })).toHaveTextContent("Do not deposit.")
})

test("renders nothing when the notice has no text", () => {
  render(<SafetyNotice />)
  expect(screen.queryByRole("note")).not.toBeInTheDocument()
})
