import { render, screen } from "@testing-library/react"
import { SafetyNotice } from "."

test("the notice is named, so that readers can jump to it and skip it", () => {
  render(
    <SafetyNotice>
      <p>Do not deposit.</p>
    </SafetyNotice>,
  )
  expect(screen.getByRole("note", { name: "Safety notice" })).toHaveTextContent("Do not deposit.")
})

test("without a text there is no empty box", () => {
  render(<SafetyNotice />)
  expect(screen.queryByRole("note")).not.toBeInTheDocument()
})
