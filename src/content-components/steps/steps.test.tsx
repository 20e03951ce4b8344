import { render, screen } from "@testing-library/react"
import { Steps } from "."

test("keeps the ordered list", () => {
  render(
    <Steps>
      <ol>
        <li>Connect</li>
        <li>Trade</li>
      </ol>
    </Steps>,
  )
  expect(screen.getByRole("list").tagName).toBe("OL")
  expect(screen.getAllByRole("listitem")).toHaveLength(2)
})
