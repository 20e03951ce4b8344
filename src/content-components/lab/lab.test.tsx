import { render, screen } from "@testing-library/react"
import { Lab } from "."
import { component } from "./component"

const props = { label: "this sold put", state: "1_a-sp-200310~40" }

test("the link opens the lab with the position", () => {
  render(<Lab {...props} />)
  expect(
    screen.getByRole("link", { name: "Open this sold put in the option lab" }),
  ).toHaveAttribute("href", "/lab?lab.s=1_a-sp-200310~40")
})

test("in Markdown it is a link too", () => {
  expect(component.toMarkdown?.(props, "")).toBe(
    "[Open this sold put in the option lab](/lab?lab.s=1_a-sp-200310~40)",
  )
})

test("a state that cannot be read is refused with what to write", () => {
  const found = component.props.safeParse({ ...props, state: "1_t-11_a-sp-200310~40" })
  expect(found.error?.issues[0]?.message).toMatch(/tick spacing "11" is not 10 or 60 or 200/)
})
