import { render, screen } from "@testing-library/react"
import { headings } from "../../../tests/helpers/samples"
import { SimplePageView } from "./view"

it("shows its text under its title, with its date and contents", () => {
  render(
    <SimplePageView title="Privacy policy" headings={headings} lastUpdated="2023-08-15">
      <p>Text.</p>
    </SimplePageView>,
  )
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Privacy policy")
  expect(screen.getByRole("main")).toHaveTextContent("Last updated August 15, 2023")
  expect(screen.getByRole("link", { name: "The formula" })).toHaveAttribute("href", "#formula")
})

it("hides the title when the page says so", () => {
  render(
    <SimplePageView title="Media kit" hideTitle headings={[]}>
      <p>Text.</p>
    </SimplePageView>,
  )
  expect(screen.queryByRole("heading", { level: 1 })).not.toBeInTheDocument()
  expect(screen.getByRole("main")).toHaveTextContent("Text.")
})

it("has the class that its front matter names, for the style sheet of its imports", () => {
  const { container } = render(
    <SimplePageView title="Lab" headings={[]} wrapperClassName="lab-page">
      <p>Text.</p>
    </SimplePageView>,
  )
  expect(container.querySelector("article")).toHaveClass("lab-page")
})
